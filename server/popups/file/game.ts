/** Checks of templates with a wheel, a scratch card or gift boxes. */
import { MIN_SLICES } from '../../../shared/model/prize'
import { GAMES } from '../../../shared/wire/parts'
import type { Problem } from '../../lib/invalid'
import { got } from '../../lib/invalid'
import type { TemplateRecord } from '../../template/record'
import type { PopupFile } from './schema'

const listed = (games: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(games.map((game) => `data-wisp-${game}`))

/** The games of the template: its marks decide, not the popup's format. */
const gamesIn = ({ marks }: TemplateRecord): string[] => GAMES.filter((game) => marks.includes(game))

/**
 * On another type, a game would be empty: it has no prizes there. And a gamified popup without a game could never be
 * played. `record`: undefined for a template that cannot be read, which has a problem of its own.
 */
export const gameProblems = (
  { type, template }: Pick<PopupFile, 'type' | 'template'>,
  record: TemplateRecord | undefined,
): Problem[] => {
  if (!record) return []
  const isGame = gamesIn(record).length > 0
  if (isGame && type !== 'gamified')
    return [
      {
        path: ['type'],
        message: `must be gamified, with prizes, for the template "${template}", which is a game${got(type)}`,
      },
    ]
  if (!isGame && type === 'gamified')
    return [
      {
        path: ['template'],
        message: `has nothing to play with; a gamified popup needs an element with ${listed(GAMES)}${got(template)}`,
      },
    ]
  return []
}

export const sliceProblems = (
  { type, prizes }: Pick<PopupFile, 'type' | 'prizes'>,
  record: TemplateRecord | undefined,
): Problem[] =>
  type === 'gamified' && prizes && prizes.length < MIN_SLICES && record && gamesIn(record).includes('wheel')
    ? [{ path: ['prizes'], message: `must be ${MIN_SLICES} or more on a wheel` }]
    : []
