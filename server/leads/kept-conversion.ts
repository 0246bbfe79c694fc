import type { Context } from 'hono'
import { clickIdsIn, hiddenValueWithoutClickIds, withoutClickIds } from '../../shared/values/click-ids'
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import { asMayBeKept } from '../http/privacy'
import type { TemplateRecord } from '../template/record'

type Fields = ReceivedConversion['fields']

/**
 * Only hidden fields can hold ids of clicks, because only they are filled in from the address of the page. What the visitor typed or saw
 * stays, even if it looks like such an id.
 */
const keptFields = (
  { facts, fields, url }: ReceivedConversion,
  { fields: rules }: Pick<TemplateRecord, 'fields'>,
): Fields => {
  const clickIds = [url, ...Object.values(facts)].flatMap(clickIdsIn)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const hidden = rules.find((rule) => rule.type === 'hidden' && [rule.key, rule.name].includes(name))
      if (!hidden) return [[name, value]]
      const rest = hiddenValueWithoutClickIds([name, hidden.key, hidden.name], value, clickIds)
      return rest === undefined ? [] : [[name, rest]]
    }),
  )
}

/**
 * A lead without what recognises a visitor who asks for privacy beyond what was typed: also not in the pages of the visit.
 *
 * @param record of the template whose form was sent
 */
export const conversionAsMayBeKept = (
  c: Context,
  received: ReceivedConversion,
  record: Pick<TemplateRecord, 'fields'> = { fields: [] },
): ReceivedConversion => {
  const conversion = asMayBeKept(c, received)
  if (conversion.clientId) return conversion
  const facts = Object.entries(conversion.facts).map(([name, fact]) => [name, withoutClickIds(fact)])
  return { ...conversion, fields: keptFields(received, record), facts: Object.fromEntries(facts) }
}
