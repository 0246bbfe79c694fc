import type { Visit } from '../../shared/visit'

/** A visitor on a phone who has given a lead before. */
export const visit: Visit = {
  url: 'https://shop.example/p?a=1',
  title: 'Pots & pans',
  referrer: 'https://search.example/',
  previousUrl: '',
  landingPage: 'https://shop.example/',
  reloaded: false,
  clientId: 'client-1',
  mobile: true,
  browserLanguage: 'en-GB',
  operatingSystem: 'Linux',
  country: 'GB',
  email: 'ann@example.com',
  store: '',
  customerId: '',
}
