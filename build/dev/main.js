/** `npm run dev`: runs the product, and starts it anew once something that builds it has changed. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { at } from '../paths.js'
import { needsRestart, RESTART_STATUS } from './restart.js'

let isEnding = false

const run = async () => {
  const child = fork(at('build/dev/run.js'), process.argv.slice(2))
  const stop = () => {
    isEnding = true
    if (child.connected) child.disconnect()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  const [status] = await once(child, 'exit')
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
  return status
}

/** @returns {Promise<void>} */
const nextChange = () =>
  new Promise((resolve) => {
    const watchers = ['.', 'build'].map((folder) =>
      watch(at(folder), { recursive: folder === 'build' }, (_, name) => {
        if (!needsRestart('change', at(`${folder}/${name}`))) return
        for (const watcher of watchers) watcher.close()
        resolve()
      }),
    )
    console.error('It starts again with the next change.')
  })

let status = await run()
while (status === RESTART_STATUS && !isEnding) {
  status = await run()
  // What has changed may be half written.
  if (status === 1 && !isEnding) {
    await nextChange()
    status = RESTART_STATUS
  }
}
process.exitCode = status ?? 1
