import type { Explanation } from '../../../shared/page/model/api'
import { triggerWords } from './words/triggers'

/** Rules on facts that time or a page can change without any event. */
const OF_THE_PAGE = ['variables', 'cookies', 'sourceCode', 'pages', 'schedule']

/** Whether anything in the explanation changes with time alone, or without any event. */
export const dependsOnTime = ({ popups }: Explanation): boolean =>
  popups.some(
    ({ rules, state, triggers }) =>
      state === 'waiting' ||
      triggers.some(({ armed, trigger }) => armed && triggerWords(trigger).scale?.[0] === 's') ||
      rules.some(({ rule, set }) => set && OF_THE_PAGE.includes(rule)),
  )
