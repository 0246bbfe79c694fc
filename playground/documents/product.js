/** The product as `npm start` serves it, on an empty database of its own. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'

/**
 * The browser and server with which pictures are taken.
 * @typedef {{
 *   browser: import('playwright-core').Browser,
 *   launch: import('playwright-core').LaunchOptions,
 *   product: Awaited<ReturnType<typeof openProduct>>,
 * }} PictureContext
 */

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export const openProduct = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-pictures-'))
  const origin = `http://localhost:${await freePort()}`
  const env = { ...process.env, DATA_DIR: folder, PORT: new URL(origin).port }
  const cli = at('dist/server/cli.js')
  const server = spawn(process.execPath, [cli, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  // The product prints its address once it serves.
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve)
    server.once('exit', () => reject(new Error('the server ended early')))
  })
  return {
    origin,
    folder,
    /** @param {string[]} args of the `wisp` command @returns what it prints */
    run: (...args) => execFileSync(process.execPath, [cli, ...args], { env, encoding: 'utf8' }),
    async stop() {
      server.removeAllListeners('exit')
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
