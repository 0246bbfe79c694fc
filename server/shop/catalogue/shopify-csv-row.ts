/** One row of a Shopify store's CSV. */
import { ADDRESS, isAddressIfAny } from './address'
import type { CsvRow } from './csv-rows'
import { isPrecise, isPrice, PRICE, precision } from './money'

/** Column names of older and of newer exports. */
const COLUMNS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  published: ['published', 'published on online store'],
  price: ['variant price', 'price'],
  before: ['variant compare at price', 'compare-at price'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  sku: ['variant sku', 'sku'],
  image: ['image src', 'product image url'],
} as const

export const cell = (row: CsvRow, name: keyof typeof COLUMNS): string =>
  COLUMNS[name].map((column) => row.get(column)).find(Boolean) ?? ''

/** Some exporting apps add ids. */
export const idOf = (row: CsvRow): string => row.get('id') || cell(row, 'handle')

export const optionsOf = (row: CsvRow): string =>
  ['option1 value', 'option2 value', 'option3 value']
    .map((column) => row.get(column))
    .filter(Boolean)
    .join(' / ')

const NOT_TRACKED = /^(continue|true)$/i

export const quantityOf = (row: CsvRow, columns: string[]): number | undefined => {
  const text = cell(row, 'quantity')
  const tracks = COLUMNS.tracker.some((name) => columns.includes(name))
  if (!text || NOT_TRACKED.test(cell(row, 'policy')) || (tracks && !cell(row, 'tracker'))) return
  return Math.max(0, Number(text))
}

const priceProblem = (name: string, text: string, currency: string): string[] => {
  if (!isPrice(text)) return [`${name} ${PRICE}, got "${text}"`]
  return isPrecise(Number(text), currency) ? [] : [`${name} ${precision(currency)}, got "${text}"`]
}

export const imageProblem = (row: CsvRow): string[] => {
  const image = cell(row, 'image')
  return isAddressIfAny(image) ? [] : [`Image Src ${ADDRESS}, got "${image}"`]
}

export const problemsOf = (row: CsvRow, currency: string): string[] => {
  const [price, before, quantity] = [cell(row, 'price'), cell(row, 'before'), cell(row, 'quantity')]
  return [
    ...priceProblem('Variant Price', price, currency),
    ...(before ? priceProblem('Variant Compare At Price', before, currency) : []),
    ...(/^(-?\d{1,9})?$/.test(quantity) ? [] : [`Variant Inventory Qty must be a whole number, got "${quantity}"`]),
  ]
}

export const isOffered = (first: CsvRow): boolean =>
  /^(active)?$/i.test(first.get('status')) && !/^false$/i.test(cell(first, 'published'))
