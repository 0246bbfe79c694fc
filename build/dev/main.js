/**
 * `npm run dev`: the whole product on one port, rebuilt as files change. `npm run dev -- --react` has React where visitors
 * get Preact.
 */
import { createServer as createHttp } from 'node:http'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { at, root } from '../paths.js'
import { createFront, isOfVite } from './front.js'
import { PAGES_BASE, writePages } from './pages.js'
import { createServerProcess } from './server-process.js'
import { watch } from './watch.js'

const TOKEN = 'token-of-the-development-server'

const { values } = parseArgs({ options: { react: { type: 'boolean', default: false } } })
const mode = values.react ? 'development' : 'preact'
const port = Number(process.env.PORT ?? 8787)
const origin = `http://localhost:${port}`

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
const product = await vite.ssrLoadModule(at('build/dev/product.ts')).then(({ createProduct }) => createProduct(mode))
const server = createServerProcess(origin, TOKEN)

console.log(`Building for ${values.react ? 'React' : 'Preact'} …`)
await product.build()
await writePages(vite)
await server.start()

http.on('request', createFront({ vite, server }))
http.on('upgrade', (request, socket) => {
  if (!isOfVite(request.url)) socket.destroy()
})
watch({ vite, product, server })
http.listen(port, () =>
  console.log(`
  ${origin}/                     the demo shop
  ${origin}/playground           any popup beside its controls
  ${origin}/desk#token=${TOKEN}  the desk
  ${origin}/gallery              all designs
  ${origin}/site                 the marketing site; /l/halfmoon a page; /demo/shopify/ and /demo/wix/ stores
`),
)
const stop = async () => {
  await server.stop()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
