/** `npm run dev`: runs the product, and starts it anew once something that builds it has changed. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { at } from '../paths.js'
import { RESTART_STATUS } from './restart.js'

const run = async () => {
  const child = fork(at('build/dev/run.js'), process.argv.slice(2))
  const stop = () => child.connected && child.disconnect()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  const [status] = await once(child, 'exit')
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
  return status
}

let status
do status = await run()
while (status === RESTART_STATUS)
process.exitCode = status ?? 1
