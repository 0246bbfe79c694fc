/** The owner's own words in place of ours, or in a language in which we have none. */
import { object } from '../../../shared/values/names'
import type { Part } from '../../core/ui/index'

/** The answer is untrusted: only texts are words. */
const textsIn = (words: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(object(words)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

export const ready: Part['ready'] = async (_, { wire }, __, parts) => {
  parts['own-words'] = { words: textsIn(wire.words) }
  return true
}
