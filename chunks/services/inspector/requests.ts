/** What the page has asked of us, as the browser recorded it. */
import type { Explanation } from '../../../shared/model/api'
import type { Settings } from '../../../shared/model/page'

/** Below the host and the script's folder: on a shop that is served from there too, all else is its own. */
const OURS = /^(api\/display\/|v\/|wisp[\w-]*\.js)/

/** Calls whose path ends with who the visitor is. */
const NAMED = /\/(conversion(?:-activities)?|total-website-session|limitLogs)\/[^?]+/

/** In order. Status 0: no answer, or the browser does not tell (https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/responseStatus). */
export const requestsOf = ({ base, host }: Pick<Settings, 'base' | 'host'>): Explanation['requests'] => {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const ours = (url: string): boolean =>
    [`${host}/`, base].some((folder) => url.startsWith(folder) && OURS.test(url.slice(folder.length)))
  return entries
    .filter(({ name }) => ours(name))
    .map(({ duration, name, responseStatus = 0 }) => ({
      url: name.replace(NAMED, '/$1/…'),
      status: responseStatus,
      milliseconds: Math.round(duration),
    }))
}
