### American English: only what differs from British English (en-GB).

days-practise = Practice
error-try-first = Finish the try that counts first; then you can practice and see how it went.
