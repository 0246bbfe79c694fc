/** Starts the server, and stops it without dropping requests in progress. */
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app'
import { currentAssets } from './assets'
import type { World } from './commands/command'
import { createGallery } from './gallery/gallery'
import { placesOf } from './images/images'
import { createPictures } from './images/pictures'
import { LIMITS, listen, originOf } from './listen'
import { readLibrary } from './popup-file/library'
import { noteRunning } from './running'
import { keptToken } from './secrets'
import type { Store } from './store/store'

/** Milliseconds given to running requests at shutdown, and then to the database. */
const GRACE = 10_000

interface Running {
  /** The server's URL for a browser on this machine. */
  origin: string
  deskToken: string
  /** Resolves when the last request is answered and the store is closed. */
  stop(): Promise<void>
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Closes the store, but does not wait forever for a database that no longer answers. */
const closeStore = async (store: Store): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, GRACE)
  })
  await Promise.race([store.close(), timeout])
  clearTimeout(timer)
}

export const startServer = async ({ config, dist, print }: World, store: Store): Promise<Running> => {
  const deskToken = config.deskToken ?? keptToken(config.dataDir)
  const app = createApp({
    store,
    assets: currentAssets(dist),
    pagesDir: join(dist, 'pages'),
    deskToken,
    rate: config.rate,
    readRate: config.readRate,
    trustProxy: config.trustProxy,
    log: print,
    pictures: createPictures(placesOf(config, store, dist)),
    gallery: createGallery(() => readLibrary(dist)),
  })
  const { connections, trustProxy } = config
  // Behind a proxy all connections come from one address, so there is no limit per caller.
  const each = trustProxy ? connections : Math.ceil(connections / 4)
  const server = await listen(app.fetch, config, { ...LIMITS, connections, each })
  const origin = originOf(server, config.host)
  const forget = noteRunning(config, origin)
  return {
    origin,
    deskToken,
    async stop() {
      forget()
      await close(server)
      await closeStore(store)
    },
  }
}

/** Stops gracefully at the first SIGTERM or SIGINT; a second one exits at once. */
export const stopOnSignal = ({ stop }: Running): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}
