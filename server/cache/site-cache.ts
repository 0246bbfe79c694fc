/**
 * Everything that visitors' calls ask for again and again: sites, popups and templates, kept in memory until somebody
 * changes them, here or on another server.
 */

import type { Language } from '../../shared/model/text'
import type { Changes } from '../db/changes'
import { withWordsNamed } from '../popups/file/consent'
import type { Popups, StoredPopup } from '../popups/queries'
import type { StoredTemplate } from '../popups/templates'
import type { Site, Sites } from '../sites/queries'
import { withSoundPatterns } from '../template/field-patterns'
import type { TemplateRecord } from '../template/record'
import { withSiteLinks } from '../template/site-links'
import { answersOf, createReader, EVERY_SITE, type Maybe } from './reader'

/** Answers kept per site. A caller can vary what it asks for to get many, so there is a limit. */
const MAX_ANSWERS = 300

type Template = Omit<StoredTemplate, 'template'>

interface Source {
  changes: Pick<Changes, 'since'>
  sites: Pick<Sites, 'find' | 'isUpgrade'>
  popups: Pick<Popups, 'ofSite' | 'findEver' | 'template' | 'translated' | 'record'>
}

/** The popups as they are sent: with the addresses of their site, and without patterns that an import would refuse today. */
const sentTemplates = async <T extends StoredTemplate>(
  { sites }: Source,
  templates: T[],
  siteKey: string,
): Promise<T[]> => {
  const site = templates.some(({ template }) => template.siteLinks.length) ? await sites.find(siteKey) : undefined
  return templates.map((each) => ({
    ...each,
    html: withSoundPatterns(site ? withSiteLinks(each.html, site.addresses) : each.html, each.template.patterns),
  }))
}

const sentTemplate = async (store: Source, id: string, siteKey: string): Promise<Template | undefined> => {
  const stored = await store.popups.template(id)
  const [sent] = stored ? await sentTemplates(store, [stored], siteKey) : []
  return sent && { html: sent.html, version: sent.version }
}

const translationsOf = async ({ popups }: Source, id: string) =>
  (await popups.translated(id)).map((row) => ({ ...row, html: withWordsNamed(row.html, row.template) }))

/** The templates of a popup's languages beside the first. */
type Translated = Record<Language, Template>

const sentTranslations = async (store: Source, id: string, siteKey: string): Promise<Translated> =>
  Object.fromEntries(
    (await sentTemplates(store, await translationsOf(store, id), siteKey)).map(({ language, html, version }) => [
      language,
      { html, version },
    ]),
  )

export const createSiteCache = (store: Source, databaseWaitMs?: number) => {
  const readOnce = createReader(store, databaseWaitMs)
  /** Read once for all who ask, until the site changes. */
  const ofSite = <T>(name: string, siteKey: string, read: () => Promise<T | undefined>): Maybe<T | undefined> =>
    readOnce(name, read, () => siteKey)
  return {
    site: (key: string): Maybe<Site | undefined> =>
      readOnce(
        `site ${key}`,
        () => store.sites.find(key),
        () => key,
      ),
    /** The site's popups that are not paused or deleted. */
    popupsOf: async (siteKey: string): Promise<StoredPopup[]> =>
      (await ofSite(`popups ${siteKey}`, siteKey, () => store.popups.ofSite(siteKey))) ?? [],
    /** The row of a popup, also of a deleted one, or of a page or form. */
    popup: (id: string): Maybe<StoredPopup | undefined> =>
      readOnce(
        `popup ${id}`,
        () => store.popups.findEver(id),
        ({ siteKey }) => siteKey,
      ),
    /** True for the upgrade popup of any site. */
    isUpgrade: (id: string): Maybe<boolean | undefined> =>
      readOnce(
        `upgrade ${id}`,
        () => store.sites.isUpgrade(id),
        () => EVERY_SITE,
      ),
    template: (id: string, siteKey: string): Maybe<Template | undefined> =>
      ofSite(`template ${id}`, siteKey, () => sentTemplate(store, id, siteKey)),
    translated: (id: string, siteKey: string): Maybe<Translated | undefined> =>
      ofSite(`translated ${id}`, siteKey, () => sentTranslations(store, id, siteKey)),
    /** The stored record of the template of a popup, page or form. */
    record: (id: string, siteKey: string): Maybe<TemplateRecord | undefined> =>
      ofSite(`record ${id}`, siteKey, () => store.popups.record(id)),
    /** Computed from what a site has, again after each change; `size` in bytes. */
    derived: <T extends { size: number }>(name: string, siteKey: string, make: () => Promise<T>): Maybe<T> =>
      readOnce(`${name} ${siteKey}`, make, () => siteKey, { size: (value) => value.size }) as Maybe<T>,
    /**
     * An answer that is computed from what a site shows, again after each change; `size` in bytes. Of each site, some are
     * kept; those that were used lately stay longest. `basis`: what it is computed from. Who read that before a change must
     * not leave an answer to those who come after it.
     */
    answer: <T extends { size: number }>(
      name: string,
      siteKey: string,
      basis: object,
      make: () => Promise<T>,
    ): Maybe<T> =>
      readOnce(`answer ${siteKey} ${name}`, make, () => answersOf(siteKey), {
        size: (value) => value.size,
        maxEntries: MAX_ANSWERS,
        basis,
      }) as Maybe<T>,
  }
}

export type SiteCache = ReturnType<typeof createSiteCache>
