import type { Context } from 'hono'
import { clickIdsIn, isClickIdName, withoutClickIds } from '../../shared/values/click-ids'
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import { asMayBeKept } from '../http/privacy'

/** Hidden fields can be filled from the address of the page, under any name. */
const typedFields = ({ facts, fields, url }: ReceivedConversion): ReceivedConversion['fields'] => {
  const clickIds = new Set([url, ...Object.values(facts)].flatMap(clickIdsIn))
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isClickIdName(name) && !clickIds.has(value.trim())),
  )
}

/** A lead without what recognises a visitor who asks for privacy beyond what was typed: also not in the pages of the visit. */
export const conversionAsMayBeKept = (c: Context, received: ReceivedConversion): ReceivedConversion => {
  const conversion = asMayBeKept(c, received)
  if (conversion.clientId) return conversion
  const facts = Object.entries(conversion.facts).map(([name, fact]) => [name, withoutClickIds(fact)])
  return { ...conversion, fields: typedFields(received), facts: Object.fromEntries(facts) }
}
