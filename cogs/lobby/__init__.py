"""The messages that are kept up to date: public boards, hands, pings."""
