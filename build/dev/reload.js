/** In the examples' pages: they show what has been built. Their popups come from the server, not from Vite. */
import.meta.hot?.on('wisp:built', () => location.reload())
