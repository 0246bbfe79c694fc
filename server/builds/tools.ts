import type { Assets } from '../assets'
import type { Caller } from '../caller'
import type { Known } from '../known'
import type { Rate } from '../rate'
import type { OtherBuilds } from './others'

/** What the calls of this room use. */
export interface Tools {
  assets: Assets
  /** Files of builds that other servers have; absent: only those of this one are served. */
  builds?: OtherBuilds | undefined
  caller: Caller
  known: Known
  /** Rate of files that are not in this build, by network. */
  lookups: Rate
}
