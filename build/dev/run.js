/**
 * The whole product on one port, rebuilt as files change. `npm run dev -- --react` has React where visitors get Preact. Runs
 * until the process that has started it ends (main.js).
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer as createHttp } from 'node:http'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { at, root } from '../paths.js'
import { createFront, isOfVite } from './front.js'
import { PAGES_BASE, writePages } from './pages.js'
import { needsRestart, RESTART_STATUS } from './restart.js'
import { createServerProcess } from './server-process.js'
import { watch } from './watch.js'

const { values } = parseArgs({ options: { react: { type: 'boolean', default: false } } })
const mode = values.react ? 'development' : 'preact'
const dataDir = process.env.DATA_DIR ?? at('data/dev')
const host = process.env.HOST ?? 'localhost'

/** @param {import('node:http').Server} http @param {number} port @returns {Promise<number>} The process ends if it is not free. */
const listen = async (http, port) => {
  http.listen(port, host)
  await once(http, 'listening').catch(({ code, message }) => {
    const taken = `Port ${port} is in use. PORT=${port + 1} npm run dev takes another one.`
    console.error(code === 'EADDRINUSE' ? taken : message)
    process.exit(1)
  })
  return /** @type {import('node:net').AddressInfo} */ (http.address()).port
}

/** @type {ReturnType<typeof createServerProcess> | undefined} */
let server
/** @type {Promise<void> | undefined} */
let stopping
const stop = (status = 0) => {
  stopping ??= Promise.resolve(server?.stop()).then(() => process.exit(status))
}
// A terminal sends these to both processes, and the other one disconnects then.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop())
process.once('disconnect', () => stop())
// The other one may have ended while Vite was read.
if (process.connected === false) stop()

const http = createHttp()
const vite = await createServer({
  configFile: at('vite.config.ts'),
  root,
  mode,
  base: PAGES_BASE,
  appType: 'custom',
  logLevel: 'warn',
  server: {
    middlewareMode: true,
    ws: { server: http, path: 'hot' },
    watch: { ignored: ['**/dist.*/**', '**/data/**'] },
  },
})
const origin = `http://localhost:${await listen(http, Number(process.env.PORT ?? 8787))}`
console.log(`Building for ${values.react ? 'React' : 'Preact'} …`)
server = createServerProcess(origin, dataDir)
http.on('request', createFront({ vite, server }))
http.on('upgrade', (request, socket) => {
  if (!isOfVite(request.url)) socket.destroy()
})

vite.watcher.on('all', (event, path) => {
  if (!needsRestart(event, path) || stopping) return
  console.log(`${relative(root, path)} has changed: everything starts anew.`)
  stop(RESTART_STATUS)
})

const product = await vite.ssrLoadModule(at('build/dev/product.ts')).then(({ createProduct }) => createProduct(mode))
await writePages(vite)
await watch({ vite, product, server }).start()
await server.ready().catch(() => {})
const token = await readFile(join(dataDir, 'desk-token'), 'utf8').catch(() => '')
console.log(`
  ${origin}/                     the demo shop
  ${origin}/playground           any popup beside its controls
  ${origin}/desk#token=${token.trim()}  the desk
  ${origin}/gallery              all designs
  ${origin}/site                 the marketing site; /l/halfmoon a page; /demo/shopify/ and /demo/wix/ stores
`)
