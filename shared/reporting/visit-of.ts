import type { Page } from '../model/page'
import { doc } from '../platform/safe-dom'
import type { Visit } from './visit'

/** The facts of this visit, as they are now. */
export const visitOf = ({ storage, store, visitor }: Page): Visit => ({
  ...visitor.trail(),
  url: location.href,
  title: doc.title,
  // Named to the server only where something may be kept.
  clientId: storage.allowed() ? visitor.clientId() : '',
  mobile: visitor.mobile,
  browserLanguage: navigator.language,
  operatingSystem: navigator.platform,
  country: storage.get('country') ?? '',
  email: storage.get('email') ?? '',
  store,
  customerId: storage.get('customer') ?? '',
})
