/** The visited pages in the forms that the display and conversion calls need (specification, section 7). */
import { addressOf, type Trail } from '../../page/visit/visit'

/** One page per line; URLs contain no line breaks. */
const lines = (pages: string[]): string => pages.map(addressOf).join('\n')

/** Timestamps are milliseconds since 1970, before the URL. */
export const visitedPages = ({ allVisited, visited }: Trail) => ({
  origin_landing_page: lines(visited.slice(0, 1)),
  previous_visited_pages: lines(visited.slice(0, -1)),
  previous_visited_pages_with_current: lines(visited),
  previous_visited_pages_with_timestamp: visited.slice(0, -1).join('\n'),
  all_visited_pages: lines(allVisited),
})
