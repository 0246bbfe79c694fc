/** How long after a close no popup of a site opens by itself. */
import * as LIFETIME from '../../shared/model/lifetime'
import { invalid } from '../lib/invalid'
import type { Sites } from './queries'

/** Browsers remember a close no longer than this. */
const MAX_COOLDOWN_SECONDS = LIFETIME.visit / 1000

/** Sets the cooldown of a site, or throws an Invalid. @returns seconds */
export const setCooldown = async (
  { sites }: { sites: Pick<Sites, 'setCooldown'> },
  siteKey: string,
  { seconds: text }: { seconds: string },
): Promise<number> => {
  const seconds = Number(text)
  if (!/^\d+$/.test(text) || seconds > MAX_COOLDOWN_SECONDS)
    throw invalid(`takes a whole number of seconds from 0 to ${MAX_COOLDOWN_SECONDS}, got "${text}"`, {
      path: ['seconds'],
    })
  await sites.setCooldown(siteKey, seconds)
  return seconds
}
