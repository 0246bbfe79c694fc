/** The pages a visitor has seen, in the four forms that the display and conversion calls ask for (specification, section 7). */
import type { Trail } from '../reporting/visit'

/** Of a page as it is remembered: `TIME ADDRESS`. */
export const addressOf = (page: string): string => page.slice(page.indexOf(' ') + 1)

/** A page a line: no address holds a line break. */
const lines = (pages: string[]): string => pages.map(addressOf).join('\n')

/** Times are milliseconds since 1970, before the address. */
export const visitedPages = ({ allVisited, visited }: Trail) => ({
  origin_landing_page: lines(visited.slice(0, 1)),
  previous_visited_pages: lines(visited.slice(0, -1)),
  previous_visited_pages_with_current: lines(visited),
  previous_visited_pages_with_timestamp: visited.slice(0, -1).join('\n'),
  all_visited_pages: lines(allVisited),
})
