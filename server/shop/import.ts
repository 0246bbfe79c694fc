/** Replaces what a site's shop sells, and the rules of its prices, by what a file says. */
import { invalid, together } from '../lib/invalid'
import type { ProgressReporter } from '../lib/progress'
import type { Sites } from '../sites/queries'
import { isCurrency } from './catalogue/money'
import { readCatalogue } from './catalogue/read'
import type { PriceRules } from './price-rules'
import { readPriceRules } from './price-rules-file'
import type { catalogue } from './products'

interface CatalogueStore {
  sites: Pick<Sites, 'find'>
  catalogue: Pick<ReturnType<typeof catalogue>, 'replace'>
}

/** As an owner says it; nothing in it is checked yet. */
interface CatalogueInput {
  file: string
  /** What the catalogue must be in; absent: what it says, or else what the one before was in. */
  currency?: string | undefined
  /** Where the products of a store's own export are; absent: their links begin at the root of the page's host. */
  shop?: string | undefined
}

const shopOf = (shop: string | undefined): string => {
  if (shop === undefined) return ''
  const url = URL.canParse(shop) ? new URL(shop) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw invalid(`must be an address like https://shop.example, got "${shop}"`, { path: ['shop'] })
  return url.href.replace(/[?#].*$/, '').replace(/\/$/, '')
}

const mustBeCurrency = (currency: string | undefined): void => {
  if (currency !== undefined && !isCurrency(currency))
    throw invalid(`must be a code like EUR, got "${currency}"`, { path: ['currency'] })
}

/** Throws an Invalid that lists all that is wrong. @returns the number of products */
export const importCatalogue = async (
  store: CatalogueStore,
  siteKey: string,
  { file, currency, shop: shopText }: CatalogueInput,
  say?: ProgressReporter,
): Promise<number> => {
  const [shop] = await together(
    () => shopOf(shopText),
    () => mustBeCurrency(currency),
  )
  say?.(`Reading ${file}`)
  const usual = currency ?? (await store.sites.find(siteKey))?.currency ?? ''
  const read = await readCatalogue(file, { currency: usual, shop })
  if (currency !== undefined && read.currency !== currency)
    throw invalid(`is in ${read.currency}, not in ${currency}`, { file })
  await store.catalogue.replace(siteKey, read.currency, read.products, say)
  return read.products.length
}

/** Throws an Invalid that lists all that is wrong. @returns the number of rules */
export const importPriceRules = async (
  { priceRules }: { priceRules: Pick<PriceRules, 'replace'> },
  siteKey: string,
  { file }: { file: string },
  say?: ProgressReporter,
): Promise<number> => {
  const rules = readPriceRules(file)
  await priceRules.replace(siteKey, rules, say)
  return rules.length
}
