/** All routes except the built files. */
import type { DeskRoute, HotRoute, Route } from '../http/route'
import type { DeskServices, Services } from '../route'
import { abandonment } from './abandonment'
import { activities } from './activities'
import { adblock } from './adblock'
import { click } from './click'
import { clientId } from './client-id'
import { closed } from './closed'
import { contactForm } from './contact-form'
import { conversion } from './conversion'
import { deskCarts } from './desk-carts'
import { deskCsv } from './desk-csv'
import { deskFigures } from './desk-figures'
import { deskFile } from './desk-files'
import { deskForms } from './desk-forms'
import { deskImages } from './desk-images'
import { deskLeads } from './desk-leads'
import { deskPages } from './desk-pages'
import { deskPopups } from './desk-popups'
import { deskWebhooks } from './desk-webhooks'
import { display } from './display'
import { draw } from './draw'
import { gallery } from './gallery'
import { image } from './image'
import { otherSiteScript, siteScript } from './keyed-script'
import { clickLink, landing } from './landing'
import { leftOut } from './left-out'
import { limitLogs } from './limit-logs'
import { orderedProducts } from './ordered-products'
import { page, pageFile } from './page'
import { pageAjax } from './page-ajax'
import { pageLead } from './page-lead'
import { deskPage, homePage } from './pages'
import { plainForm } from './plain-form'
import { priceRules } from './price-rules'
import { recommendations } from './recommendation'
import { session } from './session'
import { template } from './template'
import { viewed } from './viewed'

export const hotRoutes: HotRoute<Services>[] = [display, click, template, conversion, viewed, closed, session, draw]

export const routes: (Route<Services> | DeskRoute<DeskServices>)[] = [
  leftOut,
  activities,
  limitLogs,
  orderedProducts,
  ...recommendations,
  clientId,
  priceRules,
  abandonment,
  ...pageAjax,
  ...contactForm,
  deskPopups,
  deskPages,
  deskLeads,
  deskCarts,
  deskCsv,
  deskForms,
  deskFile,
  deskFigures,
  ...deskImages,
  ...deskWebhooks,
  adblock,
  landing,
  clickLink,
  siteScript,
  otherSiteScript,
  page,
  pageLead,
  pageFile,
  ...plainForm,
  image,
  ...gallery,
  homePage,
  deskPage,
]
