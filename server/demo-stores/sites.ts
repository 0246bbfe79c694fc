/** The demo stores as sites: what is added for each on the first start. */
import { join } from 'node:path'
import type { Product } from '../../shared/wire/server/products'
import { DEMO_KEY, type ExamplePopup, readFolder } from '../demo'
import type { Library } from '../popup-file/library'
import type { TimedRule } from '../store/price-rules'
import { DEMO_STORES } from './page'
import { catalogueOf } from './piece'
import * as shopify from './shopify/addresses'
import { pieces as pottery } from './shopify/pieces'
import * as wix from './wix/addresses'
import { pieces as plants } from './wix/pieces'

interface DemoSite {
  key: string
  name: string
  /** Of its pages. */
  path: string
  products: Product[]
  popups: ExamplePopup[]
  rules: TimedRule[]
}

/** The home page promises it as well. */
const FREE_DELIVERY: TimedRule = {
  ...{ targetType: 'shipping_line', allocationMethod: 'each', targetSelection: 'all' },
  ...{ threshold: '80.00', startsAt: 0 },
}

/** Sites and their pages, by platform. */
export const DEMO_SITES = [
  {
    platform: 'shopify',
    key: DEMO_STORES.shopify,
    name: 'Demo of Shopify',
    path: shopify.ROOT,
    products: catalogueOf(pottery, { url: shopify.productPath, image: shopify.imageOf }),
    rules: [FREE_DELIVERY],
  },
  {
    platform: 'wix',
    key: DEMO_STORES.wix,
    name: 'Demo of Wix',
    path: wix.ROOT,
    products: catalogueOf(plants, { url: wix.productPath, image: wix.imageOf }),
    rules: [],
  },
]

/** Path of the home page by the key of the site, for the demo shop and the demo stores. */
export const DEMO_PATHS = new Map([[DEMO_KEY, '/'], ...DEMO_SITES.map(({ key, path }) => [key, path] as const)])

/** @param examples folder of the example popup files */
export const readDemoSites = (examples: string, library: Library): DemoSite[] =>
  DEMO_SITES.map(({ platform, ...site }) => ({
    ...site,
    popups: readFolder(examples, join('stores', platform), library),
  }))
