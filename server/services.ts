import type { Assets } from './builds/assets'
import type { OtherBuilds } from './builds/others'
import type { SiteCache } from './cache/site-cache'
import type { Packs } from './display/packs-for'
import type { Gallery } from './gallery/gallery'
import type { PreviewStore } from './gallery/preview-stores'
import type { Metrics } from './health/metrics'
import type { Readiness } from './health/readiness'
import type { HostSettings, Hosts } from './hosted/hosts'
import type { Differences } from './http/address/differences'
import type { Caller } from './http/caller'
import type { CallListener } from './http/calls'
import type { Intake, IntakeLimits } from './http/intake/intake'
import type { Rate } from './http/rate'
import type { SharedRates } from './http/rates/shared-rates'
import type { Images } from './images/image'
import type { Pictures } from './images/pictures'
import type { Log } from './lib/log'
import type { Mounted } from './mount/mounted-applications'
import type { ImportedPages } from './pages/imported-page'
import type { Site } from './sites/queries'
import type { Reads } from './store/reads'
import type { Store } from './store/store'
import type { CountrySource } from './targeting/country'
import type { Delivered } from './webhooks/deliveries'
import type { WeighServices } from './weight/weigh'

/** Dependencies of the server; tests pass their own. */
export interface Deps extends HostSettings {
  store: Store
  /** Milliseconds that a call waits for a database that does not answer, before it is answered from memory; absent: as usual. */
  databaseWaitMs?: number
  assets: Assets
  /** Folder with desk.html and gallery.html. */
  pagesDir: string
  deskToken: string
  /** Leads and draws per minute and caller; reports (views, closes …) get ten times as many. */
  rate: number
  /** All other rate-limited requests, per minute and caller. */
  readRate: number
  trustProxy: boolean
  /** Source of visitors' countries; absent: they are not known. */
  country?: CountrySource | undefined
  log: Log
  /** Folder for large bodies that are coming in; absent: that of the system for temporary files. */
  uploads?: string
  /** Limits on bodies that are coming in; absent: as usual. */
  intake?: IntakeLimits
  /** Absent: nothing says whether this process can take calls. */
  readiness?: Readiness | undefined
  /** Absent: nothing is measured. */
  metrics?: Metrics | undefined
  /** Token that a caller of /metrics must send; absent: /metrics is not served on the main port. */
  metricsToken?: string | undefined
  /** Files of builds that other servers have; absent: only those of this one are served. */
  builds?: OtherBuilds | undefined
  /** Absent: limits are counted by this process alone. */
  sharedRates?: SharedRates | undefined
  /** The pages that were imported; absent: those of the store. */
  pages?: ImportedPages | undefined
  /** The owner's pictures; absent: there are none. */
  pictures?: Pictures | undefined
  /** The library of designs; absent: there is none to see. */
  gallery?: Gallery | undefined
  /** Applications beside the server; absent: it is alone. */
  mounted?: Mounted | undefined
}

/** All services of the server. Each route names the ones that it needs. */
export interface Services extends Omit<Deps, 'intake' | 'mounted'> {
  /** The stores on whose pages the gallery shows designs. */
  previewStores: readonly PreviewStore[]
  onCall: CallListener
  intake: Intake
  cache: SiteCache
  caller: Caller
  hosts: Hosts
  /** Differences between how calls arrive and what the settings say. */
  differences: Differences
  /** Rate of new draws, by popup and network. */
  draws: Rate
  /** Rate of what comes in by contact forms, by form and network. */
  submissions: Rate
  /** Rate of looks at lists of subscribers, by network. */
  listLooks: Rate
  /** Rate of pictures that have to be made, by network. */
  renderings: Rate
  /** Rate of files that are not in this build, by network. */
  lookups: Rate
  pages: ImportedPages
  packs: Packs
}

/** The services for handlers of the desk: nothing that reads with the connection that visitors' calls wait for. */
export interface DeskServices extends Pick<Services, 'caller' | 'differences' | 'intake' | 'log' | 'pages'> {
  store: Reads
  /** The site that something is added to, from memory. */
  siteOf(key: string): Promise<Site>
  /** Delivers to a webhook once more, or throws an Invalid. */
  redeliver(delivery: Delivered): Promise<void>
  /** Files and pictures by which popups are weighed. */
  weighing: Pick<WeighServices, 'assets' | 'pictures'>
  /** Paths of pages on this host that are sure to have wisp.js, by the keys of their sites. */
  homes: ReadonlyMap<string, string>
  /** Absent: this server keeps no pictures. */
  pictures: Pick<Images, 'add' | 'remove'> | undefined
}
