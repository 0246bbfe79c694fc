/** Tells the page's own analytics of links that are pressed, and of another hash if the page wants that. */
import type { PieceChunk } from '../../../shared/model/site'
import { all, guard, on, type Stop } from '../../../shared/platform/dom'
import { bare } from '../../../shared/platform/safe-dom'
import { readTracking, type Tracking, tell } from '../../../shared/wire/site/tracking'
import { watchPresses } from './presses'

const watchHash = ({ id }: Tracking): Stop =>
  on(window, 'hashchange', () => {
    const { pathname, search, hash } = location
    tell(id, 'config', id, { page_path: pathname + search + hash })
  })

const onceLoaded = (begin: () => Stop): Stop => {
  if (bare(document, 'readyState') === 'complete') return begin()
  const stops: Stop[] = []
  stops.push(on(window, 'load', () => stops.push(begin()), { once: true }))
  return all(stops)
}

const start = (): Stop => {
  const tracking = readTracking()
  const stops: Stop[] = []
  if (tracking.clicks) stops.push(watchPresses(tracking))
  if (tracking.hashes && tracking.id) stops.push(watchHash(tracking))
  return all(stops)
}

/** A page may have several blocks of settings, and nothing is counted twice. */
let blocks = 0
let stop: Stop = () => {}

export const attach: PieceChunk['attach'] = () => {
  if (!blocks++) stop = onceLoaded(start)
  return () => {
    if (!--blocks) guard(stop)
  }
}
