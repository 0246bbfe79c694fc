import { everyFieldEmpty } from '../shared/checks/every-field-empty'
import { templateFields } from './template-fields'

/**
 * When a game asks for the lead: before playing or after a win, depending on which screen comes first in its template;
 * or never.
 */
type LeadOrder = 'first' | 'after' | 'never'

const placeOf = (html: string, screen: string): number =>
  html.search(new RegExp(`data-wisp-screen\\s*=\\s*["']?${screen}\\b`))

export const leadOrder = (html: string): LeadOrder => {
  const seen = html.replace(/<!--[\s\S]*?-->/g, '')
  if (!seen.includes('data-wisp-form')) return 'never'
  const play = placeOf(seen, 'play')
  return play >= 0 && play < placeOf(seen, 'main') ? 'after' : 'first'
}

/** What a submission has left, by name of field. */
type Values = Record<string, string>

/**
 * Whether a submission has filled in a field that the form asks for, as the page demands of it before it sends one. A form with
 * nothing to fill in but a box to tick is answered by any.
 */
export const fillsForm = (html: string, values: Values): boolean => {
  const asked = templateFields(html).filter(({ key, type }) => key !== 'consent' && type !== 'hidden')
  const given = new Map(Object.entries(values))
  return !asked.length || !everyFieldEmpty(asked.map(({ key }) => given.get(key) ?? ''))
}
