/** Everything that the server stores, one object per subject. */
import { carts } from './carts'
import { catalogue } from './catalogue'
import { choices } from './choices'
import { contactForms } from './contact-forms'
import { conversions } from './conversions'
import { type Db, openDatabase, type Where } from './database'
import { desk } from './desk'
import { effects } from './effects'
import { hits } from './hits'
import { images } from './images'
import { pageFigures } from './page-figures'
import { pages } from './pages'
import { popups } from './popups'
import { priceRules } from './price-rules'
import { prizes } from './prizes'
import { recommendations } from './recommendations'
import { removal } from './removal'
import { reports } from './reports'
import { signing } from './signing'
import { sites } from './sites'
import { submissions } from './submissions'
import { views } from './views'

export const createStore = (db: Db) => ({
  sites: sites(db),
  popups: popups(db),
  effects: effects(db),
  pages: pages(db),
  contactForms: contactForms(db),
  submissions: submissions(db),
  images: images(db),
  conversions: conversions(db),
  prizes: prizes(db),
  reports: reports(db),
  catalogue: catalogue(db),
  recommendations: recommendations(db),
  choices: choices(db),
  carts: carts(db),
  priceRules: priceRules(db),
  desk: desk(db),
  views: views(db),
  hits: hits(db),
  pageFigures: pageFigures(db),
  sign: signing(db),
  removal: removal(db),
  close: (): Promise<void> => db.destroy(),
})

export type Store = ReturnType<typeof createStore>

export const openStore = async (where: Where): Promise<Store> => createStore(await openDatabase(where))
