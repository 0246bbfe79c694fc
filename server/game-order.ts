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

/** True for a form that has only hidden fields and a consent box: its lead has no data, but still counts. */
export const asksForNothing = (html: string): boolean =>
  templateFields(html).every(({ key, type }) => key === 'consent' || type === 'hidden')
