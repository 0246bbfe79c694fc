import type { Engagement } from '../chunk-values'
import type { Mark } from '../page-facts'
import type { RuleFacts } from './seen'
import { short } from './text'

const ENGAGEMENT_WORDS: Record<Engagement['what'], [says: string, mark: Mark]> = {
  seen: ['seen', 'seen'],
  not_seen: ['not seen', 'seen'],
  closed: ['closed', 'closed'],
  converted: ['converted in', 'converted'],
}

export const engagementSays = (
  { kind, popup, show, what }: Engagement,
  { marked, nameOf }: RuleFacts,
  objects: boolean,
): string => {
  const [words, mark] = ENGAGEMENT_WORDS[what]
  const which = popup !== 'any' ? `“${nameOf(popup)}”` : kind === 'embedded' ? 'an embedded popup' : 'another popup'
  const names = marked(mark).map((id) => `“${nameOf(id)}”`)
  const isMet = show !== objects
  return [
    `it ${show ? 'shows only' : 'does not show'} to visitors who have ${words} ${which}`,
    `this visitor ${isMet === (what !== 'not_seen') ? 'has' : 'has not'}`,
    `${mark} on this browser: ${short(names.join(', ')) || 'none'}`,
  ].join('; ')
}
