import type { SiteCache } from '../cache/site-cache'
import type { Caller } from '../http/caller'
import type { Rate } from '../http/rate'
import type { Assets } from './assets'
import type { OtherBuilds } from './others'

/** The services that the calls of this folder use. */
export interface Services {
  assets: Assets
  /** Files of builds that other servers have; absent: only those of this one are served. */
  builds?: OtherBuilds | undefined
  caller: Caller
  cache: SiteCache
  /** Rate of files that are not in this build, by network. */
  lookups: Rate
}
