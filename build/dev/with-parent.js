/** In the product's server: it ends with the process that has started it, also where that was killed. */

const end = () => process.kill(process.pid, 'SIGTERM')

if (process.connected === false) end()
process.once('disconnect', end)
// A server that has closed everything ends, although the other process is there.
process.channel?.unref()
