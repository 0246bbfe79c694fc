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

/**
 * Whether a submission fills in at least one field of the form, which the page requires before it sends one. Any
 * submission will do for a form that has nothing but a consent box or hidden fields.
 *
 * @param values what the visitor filled in, by field
 */
export const fillsForm = (html: string, values: Record<string, string>): boolean => {
  const asked = templateFields(html).filter(({ key, type }) => key !== 'consent' && type !== 'hidden')
  const given = new Map(Object.entries(values))
  return !asked.length || !everyFieldEmpty(asked.map(({ key }) => given.get(key) ?? ''))
}
