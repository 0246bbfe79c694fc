/** Builds what a change touches, starts the server again if it is part of it, and tells the pages that are open. Errors are printed. */
import { writePages } from './pages.js'

/** Milliseconds in which changes are taken as one: editors write several files. */
const GATHER_MS = 30

/** A change usually touches fewer; if there are more, they are counted and not listed. */
const MAX_LISTED_NAMES = 8

/** The environments whose results the server reads when it starts. */
const OF_SERVER = ['server', 'templates', 'examples']

/**
 * @param {object} parts
 * @param {import('vite').ViteDevServer} parts.vite
 * @param {{ build(): Promise<string[]> }} parts.product
 * @param {{ start(): Promise<number> }} parts.server
 */
export const watch = ({ vite, product, server }) => {
  let changed = false
  let busy = false
  const build = async () => {
    const began = performance.now()
    const built = await product.build()
    if (!built.length) return
    if (built.some((name) => OF_SERVER.includes(name))) await server.start()
    // Pages with our tag have no module of Vite's that would change.
    vite.ws.send({ type: 'custom', event: 'wisp:built', data: built })
    const names = built.length > MAX_LISTED_NAMES ? `${built.length} parts` : built.join(', ')
    console.log(`${names}: ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  }
  const work = async () => {
    if (busy) return
    busy = true
    while (changed) {
      changed = false
      await build().catch((error) => console.error(error.message ?? error))
    }
    busy = false
  }
  vite.watcher.on('all', (_, path) => {
    if (path.endsWith('index.html')) writePages(vite).catch(console.error)
    changed = true
    setTimeout(work, GATHER_MS)
  })
  return {
    /** The first build. */
    start() {
      changed = true
      return work()
    },
  }
}
