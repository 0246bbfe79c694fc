import { ADBLOCK_BAIT } from '../../shared/model/adblock'
import type { Route } from '../http/route'

export const BAIT_SCRIPT = '/* Empty: it tells a page whether an ad blocker is there. */\n'

/** An empty script with a name that ad blockers block: if this request fails, an ad blocker is active. */
export const adblock: Route = {
  method: 'GET',
  path: `/${ADBLOCK_BAIT}`,
  handle: (c) =>
    c.body(BAIT_SCRIPT, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
}
