/** The product's server in a process of its own, behind the port that developers see. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { at } from '../paths.js'

/** Milliseconds between two looks whether it answers. */
const POLL_PAUSE_MS = 40

/** Milliseconds: a server that ends again and again must not take the whole machine. */
const RESTART_PAUSE_MS = 500

/** @typedef {{ child: import('node:child_process').ChildProcess, ended: Promise<unknown> }} Run */

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

/**
 * The shell may name a database that is not for trying things out, or a token of a real desk.
 * @param {NodeJS.ProcessEnv} environment
 */
const ownEnvironment = ({ DATABASE_URL: _, DESK_TOKEN: __, ...environment }) => environment

/** @param {string} origin that developers see @param {string} dataDir */
export const createServerProcess = (origin, dataDir) => {
  /** @type {Run | undefined} */
  let run
  /** @type {Promise<number>} */
  let port = Promise.reject(new Error('The server starts once everything is built.'))
  port.catch(() => {})

  const launch = async () => {
    const ownPort = await freePort()
    const env = { ...ownEnvironment(process.env), DATA_DIR: dataDir, NODE_ENV: 'development' }
    const options = ['--enable-source-maps', '--import', pathToFileURL(at('build/dev/with-parent.js')).href]
    const child = spawn(process.execPath, [...options, at('dist.dev/server/cli.js'), 'start'], {
      env: { ...env, PORT: `${ownPort}`, HOST: '127.0.0.1', PUBLIC_URL: origin },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const started = { child, ended: once(child, 'exit') }
    run = started
    while (!(await fetch(`http://127.0.0.1:${ownPort}/healthz`).catch(() => undefined))) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error('The server has ended: see above. It starts again with the next change.')
      await setTimeout(POLL_PAUSE_MS)
    }
    started.ended.then(() => {
      if (run === started) restart()
    })
    return ownPort
  }
  const stop = async () => {
    const stopped = run
    run = undefined
    stopped?.child.kill('SIGTERM')
    await stopped?.ended
  }
  const start = () => {
    // One after the other: two servers must not share the data.
    port = port
      .catch(() => {})
      .then(stop)
      .then(launch)
    port.catch(() => {})
    return port
  }
  const restart = async () => {
    console.error('The server has ended by itself; it starts again.')
    await setTimeout(RESTART_PAUSE_MS)
    start().catch(({ message }) => console.error(message))
  }
  return { start, stop, /** Its port, once it answers. */ ready: () => port }
}
