/** Reads a catalogue, of our own format or as a store exports it. The content tells which. */
import { invalid } from '../../lib/invalid'
import { readTextFile } from '../../lib/text-file'
import type { Catalogue, Missing } from './catalogue'
import { readMerchantFeed } from './merchant-feed'
import { readOwnFile } from './own-file'
import { isShopifyCsv, readShopifyCsv } from './shopify-csv'
import { isShopifyJson, readShopifyJson } from './shopify-json'

/** Shops answer with a web page if an address is wrong or needs a login. */
const WEB_PAGE = /^\s*(<!--[^>]*-->\s*)*<(!doctype\s+html|html|head|body)\b/i

export const readCatalogue = async (file: string, missing: Missing): Promise<Catalogue> => {
  // Spreadsheets write this line for themselves. An empty one keeps the numbers of the lines.
  const content = readTextFile(file).replace(/^sep=.(?=\r?\n)/i, '')
  const [beginning = ''] = /\S[^\n]*/.exec(content) ?? []
  if (WEB_PAGE.test(content)) throw invalid('this is a web page, not a catalogue', { file })
  if (beginning.startsWith('<')) return readMerchantFeed(file, content)
  if (isShopifyCsv(content)) return readShopifyCsv(file, content, missing)
  if (/^[{[/]/.test(beginning) || !beginning)
    return isShopifyJson(content) ? readShopifyJson(file, content, missing) : readOwnFile(file, content, missing)
  throw invalid(
    "is no catalogue. It may be a catalogue in JSON, a Shopify store's products.json or its CSV, or a Google Merchant feed",
    { file },
  )
}
