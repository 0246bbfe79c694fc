/** The product's server in a process of its own, behind the port that developers see. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { at } from '../paths.js'

/** Milliseconds between two looks whether it answers. */
const POLL_PAUSE_MS = 40

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

/** @param {string} origin that developers see @param {string} token of the desk */
export const createServerProcess = (origin, token) => {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {Promise<number>} */
  let port = Promise.reject(new Error('The server has not been started'))
  port.catch(() => {})

  const launch = async () => {
    const ownPort = await freePort()
    const env = { DATA_DIR: at('data/dev'), ...process.env, NODE_ENV: 'development', DESK_TOKEN: token }
    const started = spawn(process.execPath, ['--enable-source-maps', at('dist.dev/server/cli.js'), 'start'], {
      env: { ...env, PORT: `${ownPort}`, HOST: '127.0.0.1', PUBLIC_URL: origin },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child = started
    for (;;) {
      if (started.exitCode !== null) throw new Error('The server has ended: see above')
      if (await fetch(`http://127.0.0.1:${ownPort}/healthz`).catch(() => undefined)) return ownPort
      await setTimeout(POLL_PAUSE_MS)
    }
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const start = () => {
    port = stop().then(launch)
    port.catch(({ message }) => console.error(message))
    return port
  }
  return { start, stop, /** Its port, once it answers. */ ready: () => port }
}
