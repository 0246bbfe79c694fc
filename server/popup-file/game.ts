/** Checks of templates with a wheel, a scratch card or gift boxes. */
import { LEAST_SLICES } from '../../shared/model/prize'
import { GAMES } from '../../shared/wire/parts'
import { type FileProblem, got } from './problem'
import type { PopupFile } from './schema'

const listed = (games: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(games.map((game) => `data-wisp-${game}`))

type Given = Pick<PopupFile, 'type' | 'template'>

/** What the template is played with: the marks decide, not the popup's format. */
const gamesIn = (html: string): string[] => {
  const marks = html.replace(/<!--[\s\S]*?-->/g, '')
  return GAMES.filter((game) => marks.includes(`data-wisp-${game}`))
}

/**
 * On another type, a game would be empty: it has no prizes there. And a gamified popup without a game could never be
 * played. `html`: the popup's template.
 */
export const gameProblems = ({ type, template }: Given, html: string): FileProblem[] => {
  const isGame = gamesIn(html).length > 0
  if (isGame && type !== 'gamified')
    return [
      {
        path: ['type'],
        message: `must be gamified, with prizes, for the template "${template}", which is a game${got(type)}`,
      },
    ]
  // A template that cannot be read has a problem of its own.
  if (!isGame && html.trim() && type === 'gamified')
    return [
      {
        path: ['template'],
        message: `has nothing to play with; a gamified popup needs an element with ${listed(GAMES)}${got(template)}`,
      },
    ]
  return []
}

export const sliceProblems = ({ type, prizes }: Pick<PopupFile, 'type' | 'prizes'>, html: string): FileProblem[] =>
  type === 'gamified' && prizes && prizes.length < LEAST_SLICES && gamesIn(html).includes('wheel')
    ? [{ path: ['prizes'], message: `must be ${LEAST_SLICES} or more on a wheel` }]
    : []
