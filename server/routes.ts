/** All routes except the built files. */

import { otherSiteScript } from './builds/keyed-script'
import { siteScript } from './builds/site-script'
import { deskPage, homePage } from './desk/page'
import { click } from './display/click'
import { display } from './display/display'
import { clickLink, landing } from './display/landing'
import { leftOut } from './display/left-out'
import { subscriber } from './display/subscriber'
import { templates } from './display/template'
import { contactForm } from './forms/contact-form'
import { deskForms } from './forms/desk-forms'
import { plainForm } from './forms/plain-form'
import { gallery } from './gallery/calls'
import type { DeskRoute, HotRoute, Route } from './http/route'
import { image } from './images/call'
import { deskImages } from './images/desk-images'
import { conversion } from './leads/conversion'
import { deskCsv } from './leads/desk-csv'
import { deskFile } from './leads/desk-files'
import { deskLeads } from './leads/desk-leads'
import { pageAjax } from './pages/ajax'
import { page, pageFile } from './pages/call'
import { deskPages } from './pages/desk-pages'
import { pageLead } from './pages/lead'
import { deskFigures } from './popups/desk-figures'
import { deskLinks } from './popups/desk-links'
import { deskPopups } from './popups/desk-popups'
import { draw } from './prizes/draw'
import { activities } from './reports/activities'
import { adblock } from './reports/adblock'
import { closed } from './reports/close-report'
import { limitLogs } from './reports/limit-logs'
import { counted } from './reports/nameless-report'
import { session } from './reports/session'
import { viewed } from './reports/view-report'
import { vote } from './reports/vote'
import type { DeskServices, Services } from './services'
import { abandonment } from './shop/choices-call'
import { deskCarts } from './shop/desk-carts'
import { orderedProducts } from './shop/ordered-products'
import { clientId, priceRules } from './shop/price-rules-call'
import { recommendations } from './shop/recommendation'
import { deskWebhooks } from './webhooks/desk-webhooks'
import { weightCall } from './weight/call'
import { deskWeight } from './weight/desk-weight'

export const hotRoutes: HotRoute<Services>[] = [
  display,
  click,
  ...templates,
  conversion,
  viewed,
  closed,
  counted,
  vote,
  session,
  draw,
]

export const routes: (Route<Services> | DeskRoute<DeskServices>)[] = [
  leftOut,
  subscriber,
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
  deskLinks,
  deskWeight,
  ...deskImages,
  ...deskWebhooks,
  adblock,
  landing,
  clickLink,
  siteScript,
  otherSiteScript,
  weightCall,
  page,
  pageLead,
  pageFile,
  ...plainForm,
  image,
  ...gallery,
  homePage,
  deskPage,
]
