/** Everything that the server stores, one object per subject. */

import { changes } from '../db/changes'
import { type DatabaseLocation, type Db, isReady, openDatabase } from '../db/database'
import { createNotifier } from '../db/notifier'
import { rates } from '../db/rates'
import { asReader, connectReading, type Reader } from '../db/reader'
import { signing } from '../db/signing'
import { contactForms } from '../forms/queries'
import { images } from '../images/queries'
import { conversions } from '../leads/conversions'
import { repeats } from '../leads/repeats'
import { submissions } from '../leads/submissions'
import type { ProgressReporter } from '../lib/progress'
import { hits } from '../pages/hits'
import { pages } from '../pages/queries'
import { consents } from '../popups/consents'
import { effects } from '../popups/effects'
import { popups } from '../popups/queries'
import { prizes } from '../prizes/queries'
import { createGroup, type Group } from '../reports/group'
import { reports } from '../reports/queries'
import { votes } from '../reports/votes'
import { figures } from '../results/figures'
import { choices } from '../shop/choices'
import { priceRules } from '../shop/price-rules'
import { catalogue } from '../shop/products'
import { recommendations } from '../shop/recommendations'
import { addresses } from '../sites/addresses'
import { sites } from '../sites/queries'
import { subscribers } from '../sites/subscribers'
import { deliveries } from '../webhooks/deliveries'
import { webhooks } from '../webhooks/queries'
import { reads } from './reads'
import { removal } from './removal'
import { upkeep } from './upkeep'

/**
 * @param group writes what visitors' pages report
 * @param reading what the desk, exports and webhooks read with
 */
const subjects = (
  db: Db,
  group: Group,
  reading: Reader,
  notifier = createNotifier(),
  ofReader = reads(reading),
  ofPages = reports(group, notifier),
) => ({
  sites: sites(db),
  changes: changes(db),
  popups: popups(db),
  addresses: addresses(db),
  consents: consents(db),
  effects: effects(db),
  pages: pages(db),
  contactForms: contactForms(db),
  submissions: submissions(db, notifier),
  images: images(db),
  subscribers: subscribers(db),
  conversions: conversions(db, group, notifier),
  prizes: prizes(db, notifier),
  reports: ofPages,
  votes: votes(db, group),
  repeats: repeats(db),
  catalogue: catalogue(db),
  recommendations: recommendations(db),
  choices: choices(db),
  priceRules: priceRules(db),
  reads: ofReader,
  leads: ofReader.leads,
  figures: figures(db),
  notifier,
  webhooks: webhooks(db, notifier),
  deliveries: deliveries(db, notifier),
  hits: hits(db),
  rates: rates(db),
  ...signing(db),
  removal: removal(db),
  upkeep: upkeep(db),
  /** The queue of rows that wait to be written. */
  group: { watch: group.watch, waiting: () => group.length, oldest: () => group.oldest },
  /** True if the database answers and is up to date. */
  isReady: () => isReady(db),
  /** Writes what waits, and closes the database. */
  async close(): Promise<void> {
    await ofPages.flushMachines()
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
