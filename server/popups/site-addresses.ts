/** The addresses of a site's own pages, and the popups, pages and contact forms that link to them by name. */
import type { Transaction } from 'kysely'
import { noteChange } from '../db/changes'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { Invalid } from '../lib/invalid'
import { readTemplate } from '../template/record'
import { placeholderOf, type SiteAddresses, type SiteLink } from '../template/site-links'
import { keptRecord, recordOf } from '../template/stored-record'
import { templateVersion } from './content'

type Step = Transaction<Tables>

export const siteAddresses = (step: Db | Step, siteKey: string): Promise<SiteAddresses | undefined> =>
  step.selectFrom('site').select(['privacy', 'terms']).where('key', '=', siteKey).executeTakeFirst()

/** Popups of the site with links to pages of it, whether or not they show. */
const linkingPopups = (step: Db | Step, siteKey: string) =>
  step
    .selectFrom('popup')
    .select(['id', 'name', 'html', 'record', 'html_version as version'])
    .where('site_key', '=', siteKey)
    .where('status', '!=', 'deleted')
    .where('record', 'like', '%"siteLinks":["%')
    .orderBy('id')

type LinkingPopup = Awaited<ReturnType<ReturnType<typeof linkingPopups>['execute']>>[number]

const templateOf = (row: LinkingPopup) => keptRecord(row) ?? readTemplate(row.html)

/** Pages keep a template for as long as its version is the same. */
const renewVersion = async (step: Step, row: LinkingPopup, addresses: SiteAddresses | undefined): Promise<void> => {
  const template = templateOf(row)
  const html_version = templateVersion(row.html, template, addresses)
  const record = recordOf(template, html_version)
  await step.updateTable('popup').set({ html_version, record }).where('id', '=', row.id).execute()
}

export const addresses = (db: Db) => ({
  of: (siteKey: string): Promise<SiteAddresses | undefined> => siteAddresses(db, siteKey),
  /** @param address '' if it is not known any more */
  async set(siteKey: string, name: SiteLink, address: string): Promise<void> {
    await db.transaction().execute(async (step) => {
      await step
        .updateTable('site')
        .set(name === 'privacy' ? { privacy: address } : { terms: address })
        .where('key', '=', siteKey)
        .execute()
      const now = await siteAddresses(step, siteKey)
      for (const row of await linkingPopups(step, siteKey).execute()) await renewVersion(step, row, now)
      await noteChange(step, siteKey)
    })
  },
  /** The ids of what links to a page of the site: popups and pages. */
  async users(siteKey: string, name: SiteLink): Promise<string[]> {
    const popups = await linkingPopups(db, siteKey).execute()
    const pages = await db
      .selectFrom('page')
      .innerJoin('page_variant', 'page_variant.page_id', 'page.id')
      .select('page.id')
      .distinct()
      .where('page.site_key', '=', siteKey)
      .where('page_variant.html', 'like', `%href="${placeholderOf(name)}"%`)
      .orderBy('page.id')
      .execute()
    return [...popups.filter((row) => templateOf(row).siteLinks.includes(name)), ...pages].map(({ id }) => id)
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
  const known = await of(siteKey)
  const messages = uses.flatMap(([subject, names]) =>
    names
      .filter((name) => !known?.[name])
      .map(
        (name) =>
          `${subject} links to the ${PAGE_NAMES[name]} of the site, whose address is not known yet. Say it: wisp site ${name} ${siteKey} https://…`,
      ),
  )
  // The words of a consent box may be the same in several languages.
  if (messages.length) throw new Invalid([...new Set(messages)].map((message) => ({ message })))
}
