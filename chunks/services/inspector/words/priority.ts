import { priorityOf } from '../../../../shared/wire/page/popup-settings'
import type { RuleWords } from './rule'

/** The rule of the chunk `priorities`, which objects while the popup waits. */
const morePriority: RuleWords = {
  title: 'Priority',
  says: ({ wire }, _facts, objects) => {
    const own = `of the popups that wait for their turn, those with more priority go first; it has ${priorityOf({ wire })}`
    return objects ? `${own}, and another that waits has more` : own
  },
}

export const PRIORITY_WORDS: Record<string, RuleWords> = { morePriority }
