/** Everything that the server stores, one object per subject. */
import type { ProgressReporter } from '../progress'
import { createNotifier } from './bell'
import { catalogue } from './catalogue'
import { changes } from './changes'
import { choices } from './choices'
import { contactForms } from './contact-forms'
import { conversions } from './conversions'
import { type DatabaseLocation, type Db, isReady, openDatabase } from './database'
import { deliveries } from './deliveries'
import { effects } from './effects'
import { figures } from './figures'
import { createGroup, type Group } from './group'
import { hits } from './hits'
import { images } from './images'
import { pages } from './pages'
import { popups } from './popups'
import { priceRules } from './price-rules'
import { prizes } from './prizes'
import { rates } from './rates'
import { asReader, connectReading, type Reader } from './reader'
import { reads } from './reads'
import { recommendations } from './recommendations'
import { removal } from './removal'
import { repeats } from './repeats'
import { reports } from './reports'
import { signing } from './signing'
import { sites } from './sites'
import { submissions } from './submissions'
import { upkeep } from './upkeep'
import { webhooks } from './webhooks'

/**
 * @param group writes what visitors' pages report
 * @param reading what the desk, exports and webhooks read with
 */
const subjects = (db: Db, group: Group, reading: Reader, notifier = createNotifier(), ofReader = reads(reading)) => ({
  sites: sites(db),
  changes: changes(db),
  popups: popups(db),
  effects: effects(db),
  pages: pages(db),
  contactForms: contactForms(db),
  submissions: submissions(db, notifier),
  images: images(db),
  conversions: conversions(db, group, notifier),
  prizes: prizes(db, notifier),
  reports: reports(group, notifier),
  repeats: repeats(db),
  catalogue: catalogue(db),
  recommendations: recommendations(db),
  choices: choices(db),
  priceRules: priceRules(db),
  reads: ofReader,
  desk: ofReader.desk,
  figures: figures(db),
  notifier,
  webhooks: webhooks(db, notifier),
  deliveries: deliveries(db, notifier),
  hits: hits(db),
  rates: rates(db),
  ...signing(db),
  removal: removal(db),
  upkeep: upkeep(db),
  /** What waits to be written. */
  group: { watch: group.watch, waiting: () => group.length, oldest: () => group.oldest },
  /** Whether the database answers and is up to date. */
  isReady: () => isReady(db),
  /** Writes what waits, and closes the database. */
  async close(): Promise<void> {
    await group.drained()
    await db.destroy()
    if (reading !== asReader(db)) await reading.destroy()
  },
})

export const createStore = (db: Db, reading = asReader(db)) => subjects(db, createGroup(db), reading)

export type Store = ReturnType<typeof createStore>

/** @param say is told which migration runs */
export const openStore = async (location: DatabaseLocation, say?: ProgressReporter): Promise<Store> =>
  createStore(await openDatabase(location, say), connectReading(location))
