/**
 * Reads what the page wants to know of its visitors. The rest is loaded after the page: what is told to the page's own
 * analytics of links that are pressed, and of another hash.
 */
import type { LinksChunk, PieceChunk, Site } from '../../../shared/page/model/site'
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { kindOf } from '../../../shared/wire/page/site/tracked-link'
import { readTracking } from '../../../shared/wire/page/site/tracking'

const start = ({ load }: Site): Stop => {
  const stops: Stop[] = []
  let isGone = false
  const begin = async (): Promise<void> => {
    const tracking = readTracking()
    const { clicks, hashes, id } = tracking
    if (!clicks && !hashes) return
    const { watchPresses, watchHash } = await load<LinksChunk>('site-links')
    if (isGone) return
    if (clicks) stops.push(watchPresses((url, category) => kindOf(url, category, tracking), id))
    if (hashes && id) stops.push(watchHash(id))
  }
  if (bare(document, 'readyState') === 'complete') reportRejection(begin())
  else stops.push(on(window, 'load', () => reportRejection(begin())))
  return () => {
    isGone = true
    all(stops)()
  }
}

/** A page may have several blocks of settings, and nothing is counted twice. */
let blocks = 0
let stop: Stop = () => {}

export const attach: PieceChunk['attach'] = (_, site) => {
  if (!blocks++) stop = start(site)
  return () => {
    if (!--blocks) stop()
  }
}
