import type { Context } from 'hono'
import { withoutClickIds } from '../../shared/values/click-ids'
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import { asMayBeKept } from '../http/privacy'

/** A lead without what recognises a visitor who asks for privacy beyond what was typed: also not in the pages of the visit. */
export const conversionAsMayBeKept = (c: Context, received: ReceivedConversion): ReceivedConversion => {
  const conversion = asMayBeKept(c, received)
  if (conversion.clientId) return conversion
  const facts = Object.entries(conversion.facts).map(([name, fact]) => [name, withoutClickIds(fact)])
  return { ...conversion, facts: Object.fromEntries(facts) }
}
