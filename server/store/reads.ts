/** What the desk, exports and webhooks read, all of it with the connection for reading. */
import { createNotifier } from './bell'
import { carts } from './carts'
import { catalogue } from './catalogue'
import { contactForms } from './contact-forms'
import { deliveries } from './deliveries'
import { desk } from './desk'
import { images } from './images'
import { pageFigures } from './page-figures'
import { pages } from './pages'
import { popups } from './popups'
import { priceRules } from './price-rules'
import type { OfReader, Reader } from './reader'
import { signing } from './signing'
import { sites } from './sites'
import { submissions } from './submissions'
import { webhooks } from './webhooks'

/** Of subjects that also write, only what reads. */
const only = <T, K extends keyof T>(subject: T, ...names: K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, subject[name]])) as Pick<T, K>

const subjectsOf = (db: Reader) => {
  const notifier = createNotifier()
  return {
    ...only(signing(db), 'signer'),
    sites: only(sites(db), 'list', 'find'),
    popups: only(popups(db), 'list', 'findEver', 'record'),
    pages: only(pages(db), 'find', 'ofSite'),
    contactForms: only(contactForms(db), 'list'),
    submissions: only(submissions(db), 'file'),
    images: only(images(db), 'list'),
    catalogue: only(catalogue(db), 'sizes'),
    priceRules: only(priceRules(db), 'counts'),
    webhooks: only(webhooks(db, notifier), 'list', 'find', 'receiver'),
    deliveries: only(deliveries(db, notifier), 'list', 'find', 'countWaiting', 'after', 'firstOf'),
    carts: carts(db),
    desk: desk(db),
    pageFigures: pageFigures(db),
  }
}

/** A type of its own, so that only objects made here are accepted. */
export type Reads = ReturnType<typeof subjectsOf> & OfReader

export const reads = (db: Reader): Reads => subjectsOf(db) as Reads
