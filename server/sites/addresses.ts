/** The addresses of a site's own pages, and the popups, pages and contact forms that link to them by name. */
import { sql } from 'kysely'
import { noteChange } from '../db/changes'
import type { Db } from '../db/database'
import { Invalid } from '../lib/invalid'
import { readTemplate } from '../template/record'
import { placeholderOf, type SiteAddresses, type SiteLink } from '../template/site-links'
import { keptRecord } from '../template/stored-record'

/** Records of templates with links to pages of their site. */
const LINKING = '%"siteLinks":["%'

/** Both addresses of the site, for a row of `popup` with such a link. */
export const LINKED_ADDRESSES = sql<string | null>`case when popup.record like ${LINKING} then
  (select site.privacy || ' ' || site.terms from site where site.key = popup.site_key) end`

/** Popups and contact forms of the site with such links, whether or not they show. What a page stores here is its lead forms alone. */
const linkingRows = (db: Db, siteKey: string) =>
  db
    .selectFrom('popup')
    .leftJoin('contact_form', 'contact_form.popup_id', 'popup.id')
    .select(['popup.id', 'popup.html', 'popup.record', 'popup.html_version as version', 'contact_form.id as form'])
    .where('popup.site_key', '=', siteKey)
    .where('popup.status', 'not in', ['deleted', 'page'])
    .where('popup.record', 'like', LINKING)
    .orderBy('popup.id')
    .execute()

const linkingPages = (db: Db, siteKey: string, name: SiteLink) =>
  db
    .selectFrom('page')
    .innerJoin('page_variant', 'page_variant.page_id', 'page.id')
    .select('page.id')
    .distinct()
    .where('page.site_key', '=', siteKey)
    .where('page_variant.html', 'like', `%href="${placeholderOf(name)}"%`)
    .orderBy('page.id')
    .execute()

export const addresses = (db: Db) => ({
  of: (siteKey: string): Promise<SiteAddresses | undefined> =>
    db.selectFrom('site').select(['privacy', 'terms']).where('key', '=', siteKey).executeTakeFirst(),
  /** @param address '' if it is not known any more */
  async set(siteKey: string, name: SiteLink, address: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('site')
        .set(name === 'privacy' ? { privacy: address } : { terms: address })
        .where('key', '=', siteKey)
        .execute()
      await noteChange(transaction, siteKey)
    })
  },
  /** The names by which owners find whatever links to a page of the site: ids of popups and pages, and numbers of contact forms. */
  async users(siteKey: string, name: SiteLink): Promise<string[]> {
    const rows = (await linkingRows(db, siteKey)).filter((row) =>
      (keptRecord(row) ?? readTemplate(row.html)).siteLinks.includes(name),
    )
    return [
      ...rows.map(({ id, form }) => (form === null ? id : `contact form ${form}`)),
      ...(await linkingPages(db, siteKey, name)).map(({ id }) => id),
    ]
  },
})

export type Addresses = ReturnType<typeof addresses>

export const PAGE_NAMES: Record<SiteLink, string> = { privacy: 'privacy policy', terms: 'terms' }

/** A text, or whatever else has links, and the pages of the site that they lead to. */
export type LinkUse = readonly [subject: string, names: readonly SiteLink[]]

/** Before something is stored. Throws an Invalid that names each text with a link to a page whose address nobody has said. */
export const mustKnowPages = async (
  { of }: Pick<Addresses, 'of'>,
  siteKey: string,
  uses: readonly LinkUse[],
): Promise<void> => {
  if (!uses.some(([, names]) => names.length)) return
  const addresses = await of(siteKey)
  const messages = uses.flatMap(([subject, names]) =>
    names
      .filter((name) => !addresses?.[name])
      .map(
        (name) =>
          `${subject} links to the ${PAGE_NAMES[name]} of the site, whose address is not known yet. Say it: wisp site ${name} ${siteKey} https://…`,
      ),
  )
  // The words of a consent box may be the same in several languages.
  if (messages.length) throw new Invalid([...new Set(messages)].map((message) => ({ message })))
}
