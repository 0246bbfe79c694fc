/** A Google Merchant feed. https://support.google.com/merchants/answer/7052112 */
import { fractionDigits, type Product } from '../../../shared/wire/server/products'
import { storable } from '../../../shared/wire/server/text'
import { ADDRESS, isAddressIfAny } from './address'
import { type Catalogue, type LineProblem, refuseProblems } from './catalogue'
import { type FeedItem, readFeedItems } from './feed-items'
import { discountOf, isCurrency, isPrecise, minorUnits, precision } from './money'
import { plainText } from './plain-text'

const AMOUNT = /^(\d{1,12}(?:\.(\d{1,6}))?)\s*([A-Z]{3})$/
const PRICE = 'must be a price like 19.90 EUR'

interface Money {
  amount: string
  currency: string
  /** Has no more decimals than the currency. Three may be thousands, except where the currency has them: 1.250 KWD. */
  precise: boolean
}

const moneyIn = (text: string): Money | undefined => {
  const [, amount, decimals = '', currency = ''] = AMOUNT.exec(text) ?? []
  if (!amount || !isCurrency(currency)) return
  const few = decimals.length <= Math.max(2, fractionDigits(currency))
  return { amount, currency, precise: few && isPrecise(Number(amount), currency) }
}

const priceProblem = (text: string, currency: string): string => {
  const money = moneyIn(text)
  if (!text) return 'is missing'
  if (!money) return `${PRICE}, got "${text}"`
  if (!money.precise) return `${precision(money.currency)}, got "${text}"`
  return money.currency === currency ? '' : `must be in ${currency} like the first, got "${text}"`
}

/** A sale has a beginning and an end, separated by a slash. */
const isOnSale = (item: FeedItem, now: number): boolean => {
  const [from, to] = item.get('sale_price_effective_date').split('/').map(Date.parse)
  return !((from ?? now) > now || (to ?? now) < now)
}

const problemsOf = (item: FeedItem, currency: string): string[] => {
  const required = ['id', 'title', 'link'].filter((name) => !item.get(name))
  const prices = ['price', ...(item.get('sale_price') ? ['sale_price'] : [])]
  return [
    ...required.map((name) => `g:${name} is missing`),
    ...['id', 'item_group_id']
      .filter((name) => !storable(item.get(name)))
      .map((name) => `g:${name} must be plain text, without zero characters`),
    ...['link', 'image_link']
      .filter((name) => !isAddressIfAny(item.get(name)))
      .map((name) => `g:${name} ${ADDRESS}, got "${item.get(name)}"`),
    ...prices.flatMap((name) => {
      const problem = priceProblem(item.get(name), currency)
      return problem ? [`g:${name} ${problem}`] : []
    }),
  ]
}

const VARIES = ['color', 'size', 'material', 'pattern']

const toVariant = (item: FeedItem, digits: number) => {
  const amount = (name: string): number => minorUnits(moneyIn(item.get(name))?.amount ?? '', digits)
  const full = amount('price')
  const price = item.get('sale_price') && isOnSale(item, Date.now()) ? amount('sale_price') : full
  const title = VARIES.map((name) => item.get(name)).filter(Boolean)
  return {
    id: item.get('id'),
    title: title.join(' / ') || item.get('title'),
    price,
    ...discountOf(price, full),
    ...(/^out[ _]of[ _]stock$/i.test(item.get('availability')) && { quantity: 0 }),
  }
}

/** "Home > Mugs" is in both. */
const collectionsOf = (item: FeedItem): string[] =>
  item
    .all('product_type')
    .flatMap((path) => path.split('>'))
    .map((name) => name.trim())
    .filter(Boolean)

const toProduct = (id: string, items: FeedItem[], first: FeedItem, digits: number): Product => {
  const variants = items.map((item) => toVariant(item, digits))
  const { title: _, id: __, ...whole } = toVariant(first, digits)
  const created = Date.parse(first.get('published') || first.get('pubDate'))
  return {
    ...whole,
    id,
    title: first.get('title'),
    description: plainText(first.get('description') || first.get('summary')),
    url: first.get('link'),
    image: first.get('image_link'),
    ...(first.get('item_group_id') ? { quantity: undefined, variants } : { variants: [] }),
    collections: [...new Set(items.flatMap(collectionsOf))],
    ...(!Number.isNaN(created) && { createdAt: created }),
  }
}

const duplicates = (items: FeedItem[]): LineProblem[] => {
  const ids = new Set<string>()
  return items.flatMap(({ line, get }) => {
    const id = get('id')
    const twice = id !== '' && ids.has(id)
    ids.add(id)
    return twice ? [{ line, message: `g:id "${id}" is a duplicate` }] : []
  })
}

/** By the id of the product: items of a group are its variants. */
const grouped = (items: FeedItem[]): Map<string, [FeedItem, ...FeedItem[]]> => {
  const groups = new Map<string, [FeedItem, ...FeedItem[]]>()
  for (const item of items) {
    const id = item.get('item_group_id') || item.get('id')
    const group = groups.get(id)
    if (group) group.push(item)
    else groups.set(id, [item])
  }
  return groups
}

export const readMerchantFeed = async (file: string, content: string): Promise<Catalogue> => {
  const items = await readFeedItems(file, content)
  if (!items.length) refuseProblems(file, [{ line: 1, message: 'has no product: neither an item nor an entry' }])
  const currency = items.map((item) => moneyIn(item.get('price'))?.currency).find(Boolean) ?? 'USD'
  refuseProblems(file, [
    ...items.flatMap((item) => problemsOf(item, currency).map((message) => ({ line: item.line, message }))),
    ...duplicates(items),
  ])
  const digits = fractionDigits(currency)
  const products = [...grouped(items)].map(([id, group]) => toProduct(id, group, group[0], digits))
  return { currency, products }
}
