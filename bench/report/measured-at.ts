/** When something was measured, and at which commit. */
import type { Results } from '../results'

const at = (date: string, commit: string | undefined): string => (commit ? `${date} at ${commit}` : date)

export const measuredAt = (results: Results): Record<'page' | 'gallery' | 'server', string> => ({
  page: at(results.made, results.commit),
  gallery: at(results.galleriesMade ?? results.made, results.galleriesCommit ?? results.commit),
  server: at(results.serverMade ?? results.made, results.serverCommit ?? results.commit),
})
