/** Starts the server, and stops it without dropping requests in progress. */
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createApp } from '../app'
import { type Assets, currentAssets } from '../builds/assets'
import { createGallery } from '../gallery/gallery'
import type { Metrics } from '../health/metrics'
import { operationApp } from '../health/operation'
import { createReadiness, type Readiness } from '../health/readiness'
import { pathOf } from '../http/address/public-url'
import { LIMITS, limitsOf, listen, originOf } from '../http/listen'
import { keptToken } from '../http/secrets'
import { placesOf } from '../images/images'
import { createPictures } from '../images/pictures'
import { bufferLog } from '../lib/log'
import type { Mounted } from '../mount/mounted-applications'
import { readLibrary } from '../popups/file/library'
import type { Store } from '../store/store'
import { createDispatcher } from '../webhooks/dispatcher'
import { startPollLoop } from '../webhooks/poll-loop'
import type { Config } from './config'
import { buildsOf, countrySource, metricsOf, ratesOf } from './extras'
import { noteRunning } from './running-server'
import { close, closeStore, retireConnections, wait } from './shutdown'
import { startUpkeep } from './upkeep'

interface Running {
  /** The server's URL for a browser on this machine. */
  origin: string
  deskToken: string
  /** Resolves when the last request is answered and the store is closed. */
  stop(): Promise<void>
}

/** The port of figures, if there is one. */
const listenAside = async (
  { metricsPort, host }: Config,
  readiness: Readiness,
  metrics: Metrics | undefined,
): Promise<Server | undefined> => {
  if (!metricsPort) return
  const app = operationApp({ readiness, metrics })
  const address = { port: metricsPort, host, setting: 'WISP_METRICS_PORT' }
  return listen(app.fetch, address, { ...LIMITS, connections: 50, each: 50 })
}

/** Lines are written when they are enough, and before the process ends, whatever ends it. */
const openLog = (print: (text: string) => void) => {
  const { log, flush } = bufferLog(print)
  process.on('exit', flush)
  return {
    log,
    close() {
      process.off('exit', flush)
      flush()
    },
  }
}

interface Place {
  config: Config
  /** Folder of the build (dist). */
  dist: string
  print(text: string): void
}

/** The files of the build, and of what is mounted. */
const assetsOf = (dist: string, mounted: Mounted | undefined): Assets => {
  const productAssets = currentAssets(dist)
  if (!mounted) return productAssets
  const more = currentAssets(mounted.built)
  return {
    get: (path) => productAssets.get(path) ?? more.get(path),
    has: (path) => productAssets.has(path) || more.has(path),
  }
}

/** The dependencies of the app that follow from the configuration and the build. */
const depsOf = ({ config, dist, print }: Place, store: Store, mounted: Mounted | undefined) => ({
  store,
  mounted,
  readiness: createReadiness(store.isReady),
  metricsToken: config.metricsToken,
  assets: assetsOf(dist, mounted),
  pagesDir: join(dist, 'pages'),
  rate: config.rate,
  readRate: config.readRate,
  trustProxy: config.trustProxy,
  pagesHost: config.pagesHost,
  deskUrl: config.deskUrl,
  publicUrl: config.publicUrl,
  uploads: join(config.dataDir, 'uploads'),
  country: countrySource(config, print),
  pictures: createPictures(placesOf(config, store, dist)),
  gallery: createGallery(() => readLibrary(dist)),
})

/** @param mounted applications beside the server */
export const startServer = async (place: Place, store: Store, mounted?: Mounted | undefined): Promise<Running> => {
  const { config, dist, print } = place
  const deskToken = config.deskToken ?? keptToken(config.dataDir)
  const { log, close: closeLog } = openLog(print)
  const metrics = await metricsOf(config, store)
  const sharedRates = await ratesOf(config, store, log)
  const builds = await buildsOf(config, dist, log)
  const deps = depsOf(place, store, mounted)
  const { readiness } = deps
  const app = createApp({ ...deps, deskToken, log, metrics, sharedRates, builds })
  // Before the main port: if this one is taken, the start fails before anybody is served.
  const aside = await listenAside(config, readiness, metrics)
  const server = await listen(app.fetch, { ...config, below: pathOf(config.publicUrl) }, limitsOf(config))
  const origin = originOf(server, config.host)
  const forget = noteRunning(config, origin)
  builds.keep()
  const dispatcher = createDispatcher(store, { allowed: config.webhookAllow })
  const stopPolling = startPollLoop({ dispatcher, notifier: store.notifier, log: print })
  const stopUpkeep = startUpkeep(store.upkeep, print)
  return {
    origin,
    deskToken,
    async stop() {
      readiness.stop()
      retireConnections(server)
      const ended = Promise.all([stopPolling(), stopUpkeep()])
      await wait(config.stopDelay)
      forget()
      await close(server)
      await sharedRates?.close()
      await ended
      await builds.stop()
      await closeStore(store)
      if (aside) await close(aside)
      closeLog()
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
