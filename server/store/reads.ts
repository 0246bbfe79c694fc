/** All reading by the desk, exports and webhooks, with the connection for reading. */
import { createNotifier } from '../db/notifier'
import type { OfReader, Reader } from '../db/reader'
import { signing } from '../db/signing'
import { contactForms } from '../forms/queries'
import { images } from '../images/queries'
import { leadLists } from '../leads/lists'
import { submissions } from '../leads/submissions'
import { pageFigures } from '../pages/figures'
import { pages } from '../pages/queries'
import { popups } from '../popups/queries'
import { figures } from '../results/figures'
import { voteCounts } from '../results/vote-counts'
import { carts } from '../shop/abandoned-carts'
import { priceRules } from '../shop/price-rules'
import { catalogue } from '../shop/products'
import { recommendations } from '../shop/recommendations'
import { sites } from '../sites/queries'
import { deliveries } from '../webhooks/deliveries'
import { webhooks } from '../webhooks/queries'

/** Only the reading methods of a subject that also writes. */
const readMethods = <T, K extends keyof T>(subject: T, ...names: K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, subject[name]])) as Pick<T, K>

const subjectsOf = (db: Reader) => {
  const notifier = createNotifier()
  return {
    ...readMethods(signing(db), 'signer'),
    sites: readMethods(sites(db), 'list', 'find'),
    popups: readMethods(popups(db), 'list', 'findEver', 'record', 'ofSite', 'template', 'translated'),
    recommendations: recommendations(db),
    pages: readMethods(pages(db), 'find', 'ofSite'),
    contactForms: readMethods(contactForms(db), 'list'),
    submissions: readMethods(submissions(db), 'file'),
    images: readMethods(images(db), 'list'),
    catalogue: readMethods(catalogue(db), 'sizes'),
    priceRules: readMethods(priceRules(db), 'counts'),
    webhooks: readMethods(webhooks(db, notifier), 'list', 'find', 'receiver'),
    deliveries: readMethods(deliveries(db, notifier), 'list', 'find', 'countWaiting', 'after', 'firstOf'),
    carts: carts(db),
    leads: leadLists(db),
    figures: figures(db),
    voteCounts: voteCounts(db),
    pageFigures: pageFigures(db),
  }
}

/** A type of its own, so that only objects made here are accepted. */
export type Reads = ReturnType<typeof subjectsOf> & OfReader

export const reads = (db: Reader): Reads => subjectsOf(db) as Reads
