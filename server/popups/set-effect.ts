import { isEffectName, isPopupId } from '../../shared/wire/server/hit'
import { suggestion } from '../files/suggest'
import { invalid, type Problem, refuse } from '../lib/invalid'
import type { Effects } from './effects'

/** Names that pages could not ask for. */
const problemsIn = ({ popup, effect }: { popup: string; effect: string }): Problem[] => {
  const problemOf = (field: string, noun: string, value: string): Problem => ({
    path: [field],
    message: `${noun} is at most 50 letters, digits, - or _, got "${value}"`,
  })
  return [
    ...(isPopupId(popup) ? [] : [problemOf('popup', 'The id of a popup', popup)]),
    ...(isEffectName(effect) ? [] : [problemOf('effect', 'An effect', effect)]),
  ]
}

/** Sets how a popup of a site's own pages appears, or throws an Invalid with all that is wrong. */
export const setEffect = async (
  { effects }: { effects: Pick<Effects, 'set'> },
  siteKey: string,
  input: { popup: string; effect: string },
): Promise<void> => {
  refuse(problemsIn(input))
  await effects.set({ site: siteKey, ...input })
}

/** Throws an Invalid if none is set. */
export const removeEffect = async (
  { effects }: { effects: Pick<Effects, 'list' | 'remove'> },
  siteKey: string,
  { popup }: { popup: string },
): Promise<void> => {
  if (await effects.remove(popup, siteKey)) return
  const ids = (await effects.list()).flatMap((row) => (row.site === siteKey ? row.popup : []))
  throw invalid(`No effect is set for popup ${popup}${suggestion(popup, ids)}. All effects: wisp effect list`)
}
