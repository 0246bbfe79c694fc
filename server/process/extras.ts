/** Optional parts of a server: countries, shared builds, metrics, shared rate limits. */
import { join } from 'node:path'
import { forgetBuilds, keepBuild } from '../builds/keep'
import { type OtherBuilds, otherBuilds } from '../builds/others'
import { buildPlace } from '../builds/place'
import type { Metrics } from '../health/metrics'
import { createShared, type SharedRates } from '../http/rates/shared-rates'
import { wrongUsage } from '../lib/invalid'
import type { Log } from '../lib/log'
import type { Store } from '../store/store'
import type { CountrySource } from '../targeting/country'
import { openCountryFile } from '../targeting/country-file'
import type { Config } from './config'

const countryFileAt = (path: string, log: Log) => {
  try {
    return openCountryFile(path, log)
  } catch (error) {
    throw wrongUsage(
      `WISP_COUNTRY_FILE=${path} cannot be read: ${(error as Error).message}. It must be a file in the MMDB format`,
    )
  }
}

export const countrySource = ({ countryFile, countryHeader }: Config, log: Log): CountrySource => ({
  header: countryHeader,
  file: countryFile ? countryFileAt(countryFile, log) : undefined,
})

/** Number of builds that a server keeps for itself: each is about five megabytes. */
const MAX_OWN_BUILDS = 20

interface KeptBuilds extends OtherBuilds {
  /** Keeps the files of this build, if that is not done yet. */
  keep(): void
  /** Writes no more; resolves when nothing is being written. */
  stop(): Promise<void>
}

/**
 * A server without the files of others still serves its own, so it starts nevertheless. Where nothing else is set, it keeps its builds in
 * its data folder, for pages that were opened before an update; nobody waits for that.
 */
export const buildsOf = async ({ builds, dataDir }: Config, dist: string, log: Log): Promise<KeptBuilds> => {
  const folder = join(dataDir, 'builds')
  const place = buildPlace(builds ?? folder)
  const controller = new AbortController()
  const keepThisBuild = async (): Promise<void> => {
    try {
      await keepBuild(place, dist, controller.signal)
      if (builds === undefined) await forgetBuilds(folder, MAX_OWN_BUILDS)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      log(`the files of this build could not be ${builds === undefined ? 'kept' : 'shared'}: ${code ?? message}`, true)
    }
  }
  let keeping = builds === undefined ? undefined : keepThisBuild()
  await keeping
  return {
    ...otherBuilds(place),
    keep() {
      keeping ??= keepThisBuild()
    },
    async stop() {
      controller.abort()
      await keeping
    },
  }
}

// The modules below are imported where they are used, so that commands start without them.

export const metricsOf = async ({ metricsPort, metricsToken }: Config, store: Store): Promise<Metrics | undefined> => {
  if (!metricsPort && !metricsToken) return
  const { createMetrics } = await import('../health/metrics')
  return createMetrics(store)
}

export const ratesOf = async ({ sharedRates }: Config, store: Store, log: Log): Promise<SharedRates | undefined> => {
  if (!sharedRates) return
  const { placeOf } = await import('../http/rates/places')
  return createShared(await placeOf(sharedRates, store), await store.signer(), log)
}
