import type { MountedSites } from '../sites/mounted'
import type { Sites } from '../sites/queries'
import type { Gallery } from './gallery'

/** The services that the calls of this folder use. */
export interface Services {
  /** The library of designs; absent: there is none to see. */
  gallery?: Gallery | undefined
  pagesDir: string
  /** Applications beside the server; absent: it is alone. */
  mounted?: MountedSites | undefined
  store: { sites: Pick<Sites, 'list'> }
}
