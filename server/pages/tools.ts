import type { Hosts } from '../hosted/hosts'
import type { ImportedPages } from '../known-pages'
import type { LeadServices } from '../leads/tools'
import type { SegmentServices } from '../segment'
import type { Effects } from '../store/effects'
import type { Hits } from '../store/hits'
import type { Pages } from '../store/pages'
import type { Repeats } from '../store/repeats'

/** What the calls of this room use. */
export interface Services extends LeadServices, SegmentServices {
  hosts: Hosts
  pages: ImportedPages
  store: LeadServices['store'] & {
    effects: Pick<Effects, 'find'>
    hits: Pick<Hits, 'add'>
    pages: Pick<Pages, 'serve' | 'file'>
    repeats: Pick<Repeats, 'idOf'>
  }
}
