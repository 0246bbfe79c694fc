import type { SiteCache } from '../cache/site-cache'
import type { StoredPopup } from '../popups/queries'
import type { Site } from '../sites/queries'
import type { TemplateRecord } from '../template/record'

/** The fields that a subscriber has filled in, or need not fill in again. */
const GIVEN_FIELDS = new Set(['email', 'firstName', 'lastName', 'name', 'consent'])

const asksOnlyEmail = ({ fields }: TemplateRecord): boolean =>
  fields.some(({ name }) => name === 'email') &&
  fields.every(({ name, type }) => GIVEN_FIELDS.has(name) || type === 'hidden')

/** Ids of the popups that ask for an email address, and for nothing that a subscriber has not given. */
export const emailAskers = async (
  { cache }: { cache: SiteCache },
  { calm, key }: Pick<Site, 'calm' | 'key'>,
  popups: StoredPopup[],
): Promise<ReadonlySet<string>> => {
  if (!calm?.subscribers) return new Set()
  const { ids } = await cache.derived('email askers', key, async () => {
    const askers = new Set<string>()
    for (const { id, siteKey } of popups) {
      const record = await cache.record(id, siteKey)
      if (record && asksOnlyEmail(record)) askers.add(id)
    }
    return { ids: askers, size: 100 + 50 * askers.size }
  })
  return ids
}
