import type { Page } from '../model/page'
import type { Visitor } from '../model/rules'
import { doc } from '../platform/safe-dom'
import type { Visit } from '../visit/visit'

/** The parts of the page that the facts are read from. */
export interface VisitSource extends Pick<Page, 'store'> {
  storage: Pick<Page['storage'], 'get' | 'allowed'>
  visitor: Pick<Visitor, 'trail' | 'clientId' | 'mobile'>
}

/** The current facts of this visit. */
export const visitOf = ({ storage, store, visitor }: VisitSource): Visit => ({
  ...visitor.trail(),
  url: location.href,
  title: doc.title,
  // The client id is sent only if storing is allowed.
  clientId: storage.allowed() ? visitor.clientId() : '',
  mobile: visitor.mobile,
  browserLanguage: navigator.language,
  operatingSystem: navigator.platform,
  country: storage.get('country') ?? '',
  email: storage.get('email') ?? '',
  store,
  customerId: storage.get('customer') ?? '',
})
