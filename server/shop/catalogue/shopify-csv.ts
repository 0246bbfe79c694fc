/** The CSV that Shopify exports: all rows of a handle are one product. The first has its texts, each may have a variant. */
import { fractionDigits, type Product } from '../../../shared/wire/server/products'
import { storable } from '../../../shared/wire/server/text'
import { absolute, type Catalogue, type LineProblem, type Missing, productUrl, refuseProblems } from './catalogue'
import { type CsvRow, readCsv } from './csv-rows'
import { discountOf, minorUnits } from './money'
import { plainText } from './plain-text'
import { cell, idOf, imageProblem, isOffered, optionsOf, problemsOf, quantityOf } from './shopify-csv-row'

/** Stock numbers may be missing, or the same for several variants. */
const variantIds = (rows: CsvRow[]): string[] => {
  const ids = new Set<string>()
  return rows.map((row, index) => {
    const number = row.get('variant id') || cell(row, 'sku')
    const id = number && !ids.has(number) ? number : `${idOf(row)}-${index + 1}`
    ids.add(id)
    return id
  })
}

interface Group {
  rows: CsvRow[]
  columns: string[]
}

/** Further rows without price, option and stock number only add a picture. */
const variantRows = (rows: CsvRow[]): CsvRow[] =>
  rows.filter((row, index) => index === 0 || cell(row, 'price') || cell(row, 'sku') || optionsOf(row))

const toProduct = (group: Group, first: CsvRow, { currency, shop }: Missing): Product => {
  const digits = fractionDigits(currency)
  const sellable = variantRows(group.rows)
  const ids = variantIds(sellable)
  const variants = sellable.map((row, index) => {
    const price = minorUnits(cell(row, 'price'), digits)
    return {
      id: ids[index] ?? '',
      title: optionsOf(row) || 'Default Title',
      price,
      ...discountOf(price, minorUnits(cell(row, 'before'), digits)),
      quantity: quantityOf(row, group.columns),
    }
  })
  return {
    id: idOf(first),
    title: cell(first, 'title'),
    description: plainText(cell(first, 'body')),
    url: productUrl(shop, cell(first, 'handle')),
    image: absolute(group.rows.map((row) => cell(row, 'image')).find(Boolean) ?? ''),
    price: variants[0]?.price ?? 0,
    compareAtPrice: variants[0]?.compareAtPrice,
    variants,
    collections: [first.get('collection'), first.get('type'), ...first.get('tags').split(',')]
      .map((name) => name.trim())
      .filter(Boolean),
  }
}

const groupsOf = (rows: CsvRow[]): CsvRow[][] => {
  const groups = new Map<string, CsvRow[]>()
  for (const row of rows) {
    const handle = cell(row, 'handle')
    const group = groups.get(handle)
    if (group) group.push(row)
    else groups.set(handle, [row])
  }
  return [...groups.values()]
}

const problemsOfGroup = (group: CsvRow[], first: CsvRow, currency: string): LineProblem[] => {
  const problemsAt = ({ line }: CsvRow, messages: string[]): LineProblem[] =>
    messages.map((message) => ({ line, message }))
  return [
    ...(cell(first, 'title') ? [] : problemsAt(first, ['Title must not be empty'])),
    ...variantRows(group).flatMap((row) => problemsAt(row, problemsOf(row, currency))),
    ...group.flatMap((row) => problemsAt(row, imageProblem(row))),
  ]
}

/** Spreadsheets save with semicolons or tabs where commas are decimal. */
const DELIMITERS = [',', ';', '\t', '|']

/** The character that separates columns; undefined if the header is not Shopify's. */
const delimiterOf = (content: string): string | undefined => {
  const [header = ''] = /\S[^\r\n]*/.exec(content) ?? []
  return DELIMITERS.find((delimiter) => {
    const columns = header.split(delimiter).map((name) =>
      name
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .toLowerCase(),
    )
    return columns.includes('title') && (columns.includes('handle') || columns.includes('url handle'))
  })
}

export const isShopifyCsv = (content: string): boolean => delimiterOf(content) !== undefined

/** Ids that cannot be stored, or that another product has. */
const problemsOfIds = (groups: CsvRow[][]): LineProblem[] => {
  const ids = new Set<string>()
  return groups.flatMap(([first]): LineProblem[] => {
    const id = first ? idOf(first) : ''
    const twice = ids.has(id)
    ids.add(id)
    if (!first || (id && storable(id) && !twice)) return []
    const message = twice ? `ID "${id}" is a duplicate` : 'Handle must be plain text, and not empty'
    return [{ line: first.line, message }]
  })
}

export const readShopifyCsv = async (file: string, content: string, missing: Missing): Promise<Catalogue> => {
  const { columns, rows } = await readCsv(file, content, delimiterOf(content))
  const groups = groupsOf(rows).filter(([first]) => first && isOffered(first))
  const problems = groups.flatMap((group) => (group[0] ? problemsOfGroup(group, group[0], missing.currency) : []))
  refuseProblems(file, [...problems, ...problemsOfIds(groups)])
  const products = groups.flatMap((group) => (group[0] ? toProduct({ rows: group, columns }, group[0], missing) : []))
  return { currency: missing.currency, products }
}
