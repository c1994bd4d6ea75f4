# When an answer could not be given as it should.

failed = Something went wrong on my side. Look at the table again, then try once more.
done = That’s done, but I couldn’t show it. Press **My hand** at the table, or use `/eights hand`.
unwelcome = Discord doesn’t let me answer that here. Try it in another channel.
again = Try again
