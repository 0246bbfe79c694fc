import { invalid } from '../lib/invalid'
import type { Sites } from './queries'

/** Sets whether whoever knows an id can preview what is not live, or throws an Invalid. @returns whether they do */
export const setPreviews = async (
  { sites }: { sites: Pick<Sites, 'openPreviews'> },
  siteKey: string,
  { previews }: { previews: string },
): Promise<boolean> => {
  if (previews !== 'open' && previews !== 'closed')
    throw invalid(`takes open or closed, got "${previews}"`, { path: ['previews'] })
  const isOpen = previews === 'open'
  await sites.openPreviews(siteKey, isOpen)
  return isOpen
}
