import type { Explanation } from '../../../shared/model/api'
import { triggerWords } from './words/triggers'

/** Rules that look at what the page can change without telling anybody. */
const OF_THE_PAGE = ['variables', 'cookies', 'sourceCode']

/** Whether something that is told changes by time alone, or without anybody being told. */
export const dependsOnTime = ({ popups }: Explanation): boolean =>
  popups.some(
    ({ rules, state, triggers }) =>
      state === 'waiting' ||
      triggers.some(({ armed, trigger }) => armed && triggerWords(trigger).scale?.[0] === 's') ||
      rules.some(({ rule, set }) => set && OF_THE_PAGE.includes(rule)),
  )
