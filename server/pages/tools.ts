import type { Hosts } from '../hosted/hosts'
import type { KnownPages } from '../known-pages'
import type { KeepingTools } from '../leads/tools'
import type { SegmentTools } from '../segment'
import type { Effects } from '../store/effects'
import type { Hits } from '../store/hits'
import type { Pages } from '../store/pages'
import type { Repeats } from '../store/repeats'

/** What the calls of this room use. */
export interface Tools extends KeepingTools, SegmentTools {
  hosts: Hosts
  pages: KnownPages
  store: KeepingTools['store'] & {
    effects: Pick<Effects, 'find'>
    hits: Pick<Hits, 'add'>
    pages: Pick<Pages, 'serve' | 'file'>
    repeats: Pick<Repeats, 'idOf'>
  }
}
