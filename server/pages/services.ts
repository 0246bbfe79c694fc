import type { Hosts } from '../hosted/hosts'
import type { Repeats } from '../leads/repeats'
import type { LeadServices } from '../leads/services'
import type { Effects } from '../popups/effects'
import type { SegmentServices } from '../reports/segment'
import type { Hits } from './hits'
import type { ImportedPages } from './imported-page'
import type { Pages } from './queries'

/** The services that the calls of this folder use. */
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
