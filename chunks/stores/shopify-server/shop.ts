/** Asks the server what it knows of this shop, once in a visit. */

import * as LIFETIME from '../../../shared/model/lifetime'
import type { Page } from '../../../shared/page/model/page'
import type { Threshold } from '../../../shared/page/model/store'
import { toMinor } from '../../../shared/page/platform/money'
import { json } from '../../../shared/page/platform/send'
import { list } from '../../../shared/values/names'
import {
  decodePriceRule,
  decodePriceRules,
  decodeShopId,
  priceRulesUrl,
  shopIdUrl,
} from '../../../shared/wire/page/shopify'
import { currency, rate, shop } from '../shopify/globals'

type Answer = Record<string, unknown>

/** Requests under way: several widgets may ask at the same time. */
const requests = new Map<string, Promise<unknown>>()

/** An answer that cannot be decoded is asked for again. */
const once = async (
  { send, storage }: Page,
  key: 'shop.id' | 'shop.rules',
  url: string,
  decode: (answer: Answer) => unknown,
): Promise<unknown> => {
  const request = requests.get(url) ?? storage.get(key) ?? send(url).then((answer) => decode(json(answer)))
  if (request instanceof Promise) requests.set(url, request)
  const answer = await request
  if (answer === undefined) requests.delete(url)
  else storage.set(key, answer, LIFETIME.visit)
  return answer
}

/** '' if the server does not know the shop. */
export const shopId = async (page: Page): Promise<string> =>
  shop() && `${(await once(page, 'shop.id', shopIdUrl(page, shop()), decodeShopId)) ?? ''}`

export const thresholds = async (page: Page): Promise<Threshold[]> => {
  const id = await shopId(page)
  const rules = id && (await once(page, 'shop.rules', priceRulesUrl(page, id), decodePriceRules))
  return list(rules).flatMap((raw) => {
    const rule = decodePriceRule(raw)
    // Without a rate the amount would be in a currency that is not the cart's.
    const amount = (rule && toMinor(rule.amount * rate(), currency())) ?? 0
    return rule && amount > 0 ? [{ ...rule, amount }] : []
  })
}
