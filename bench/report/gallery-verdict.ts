/** Whether ours opens no slower than the quickest of the galleries. */

import type { PageRow, Results } from '../results'
import { number, times } from './format'

const PROMISE = 'Opens no slower than the quickest of the four'
const ROWS = ['gallery-frame-cold', 'gallery-frame-hovered', 'gallery-frame-warm']

/** A difference below the measuring accuracy is none. */
export const isNoSlower = ({ values, step, peer }: PageRow): boolean =>
  !!peer && !!values.wisp && values.wisp.median <= (values[peer.name]?.median ?? 0) + step

/** '' if nothing was measured. */
export const verdict = ({ gallery, galleries }: Pick<Results, 'gallery' | 'galleries'>): string => {
  const rows = ROWS.flatMap((name) => gallery.filter((row) => row.name === name && row.peer && row.values.wisp))
  if (!rows.length) return ''
  const lines = rows.map((row) => {
    const { title, values, peer } = row
    const name = peer?.name ?? ''
    const theirs = `${number(values[name]?.median ?? 0)} ms of ${galleries.find((gallery) => gallery.name === name)?.title ?? name}`
    return `- ${title}: ${isNoSlower(row) ? 'yes' : 'no'}, ${number(values.wisp?.median ?? 0)} ms against ${theirs} (${times(peer?.ratio)})`
  })
  return [
    `**${PROMISE}: ${rows.every(isNoSlower) ? 'yes' : 'not yet'}.** Less than one frame is no difference.`,
    '',
    ...lines,
  ].join('\n')
}
