/** When something was measured, and at which commit. */
import type { Results } from '../results'

const stampOf = (date: string, commit: string | undefined): string => (commit ? `${date} at ${commit}` : date)

export const measuredAt = (results: Results): Record<'page' | 'gallery' | 'server', string> => ({
  page: stampOf(results.made, results.commit),
  gallery: stampOf(results.galleriesMade ?? results.made, results.galleriesCommit ?? results.commit),
  server: stampOf(results.serverMade ?? results.made, results.serverCommit ?? results.commit),
})
