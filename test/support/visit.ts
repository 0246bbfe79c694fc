import type { Visit } from '../../shared/page/visit/visit'

/** A visitor on a phone who has given a lead before. */
export const visit: Visit = {
  url: 'https://shop.example/p?a=1',
  title: 'Pots & pans',
  referrer: 'https://search.example/',
  previousUrl: '',
  session: 1700000000000,
  visited: ['1700000000000 https://shop.example/', '1700000060000 https://shop.example/p?a=1'],
  allVisited: [
    '1600000000000 https://shop.example/sale',
    '1700000000000 https://shop.example/',
    '1700000060000 https://shop.example/p?a=1',
  ],
  flags: ['old_user'],
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
