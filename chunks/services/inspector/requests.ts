/** The requests of this page to our server, as the browser recorded them. */
import type { Explanation } from '../../../shared/page/model/api'
import type { Settings } from '../../../shared/page/model/page'

/**
 * Paths below the host or the script's folder. A shop may be served from the same origin, so everything else is the
 * shop's.
 */
const OWN_PATHS = /^(api\/display\/|v\/|wisp[\w-]*\.js)/

/** Calls whose path ends with the visitor's id or email address. */
const NAMED_PATHS = /\/(conversion(?:-activities)?|total-website-session|limitLogs)\/[^?]+/

/**
 * In order. The status is 0 when there was no answer or the browser does not say
 * (https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/responseStatus).
 */
export const requestsOf = ({ base, host }: Pick<Settings, 'base' | 'host'>): Explanation['requests'] => {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const ours = (url: string): boolean =>
    [`${host}/`, base].some((folder) => url.startsWith(folder) && OWN_PATHS.test(url.slice(folder.length)))
  return entries
    .filter(({ name }) => ours(name))
    .map(({ duration, name, responseStatus = 0 }) => ({
      url: name.replace(NAMED_PATHS, '/$1/…'),
      status: responseStatus,
      milliseconds: Math.round(duration),
    }))
}
