import type { SiteCache } from '../cache/site-cache'
import type { StoredPopup } from '../popups/queries'
import type { TemplateRecord } from '../template/record'

/** `[[country]]` and `[[country_code]]`. */
const COUNTRY_TAG = /\[\[\s*country/

/** International phones begin with the visitor's country, and weeks as they do there. */
const hasPlaceField = ({ fields, marks }: TemplateRecord): boolean =>
  marks.includes('date') || fields.some(({ type, asked }) => type === 'date' || asked.includes('phone-international'))

/** The popups whose drawing depends on where the visitor is. */
export const placeUsers = async (
  { cache }: { cache: SiteCache },
  siteKey: string,
  popups: StoredPopup[],
): Promise<Set<string>> => {
  const { ids } = await cache.derived('place users', siteKey, async () => {
    const users = new Set<string>()
    for (const { id } of popups) {
      const record = await cache.record(id, siteKey)
      const templates = record?.hasMergeTags
        ? [await cache.template(id, siteKey), ...Object.values((await cache.translated(id, siteKey)) ?? {})]
        : []
      if (record && (hasPlaceField(record) || templates.some((each) => COUNTRY_TAG.test(each?.html ?? ''))))
        users.add(id)
    }
    return { ids: users, size: 100 + 50 * users.size }
  })
  return ids
}
