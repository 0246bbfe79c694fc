/** Optional parts of a server: shared builds, metrics, shared rate limits. */
import { keepBuild } from './builds/keep'
import { type OtherBuilds, otherBuilds } from './builds/others'
import { buildPlace } from './builds/place'
import type { Config } from './config'
import type { Log } from './log'
import type { Metrics } from './metrics'
import { createShared, type SharedRates } from './rates/shared'
import type { Store } from './store/store'

/** A server without the files of others still serves its own, so it starts nevertheless. */
export const buildsOf = async ({ builds }: Config, dist: string, log: Log): Promise<OtherBuilds | undefined> => {
  if (builds === undefined) return
  const place = buildPlace(builds)
  await keepBuild(place, dist).catch((error) =>
    log(`the files of this build could not be shared: ${error.code ?? error.message}`, true),
  )
  return otherBuilds(place)
}

// What follows is loaded where it is used, because commands start without it.

export const metricsOf = async ({ metricsPort, metricsToken }: Config, store: Store): Promise<Metrics | undefined> => {
  if (!metricsPort && !metricsToken) return
  const { createMetrics } = await import('./metrics')
  return createMetrics(store)
}

export const ratesOf = async ({ sharedRates }: Config, store: Store, log: Log): Promise<SharedRates | undefined> => {
  if (!sharedRates) return
  const { placeOf } = await import('./rates/places')
  return createShared(await placeOf(sharedRates, store), await store.signer(), log)
}
