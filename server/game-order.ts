import { templateFields } from './template-fields'

/** When a game asks for the lead: before it is played or after a win, whichever screen its template has first; or never. */
type LeadOrder = 'first' | 'after' | 'never'

const placeOf = (html: string, screen: string): number =>
  html.search(new RegExp(`data-wisp-screen\\s*=\\s*["']?${screen}\\b`))

export const leadOrder = (html: string): LeadOrder => {
  const seen = html.replace(/<!--[\s\S]*?-->/g, '')
  if (!seen.includes('data-wisp-form')) return 'never'
  const play = placeOf(seen, 'play')
  return play >= 0 && play < placeOf(seen, 'main') ? 'after' : 'first'
}

/** A form with nothing to fill in but a box to tick: its lead has no data, and counts all the same. */
export const asksForNothing = (html: string): boolean =>
  templateFields(html).every(({ key, type }) => key === 'consent' || type === 'hidden')
