/**
 * Everything that visitors' calls ask for again and again: sites, popups and templates, kept in memory until somebody
 * changes them, here or on another server.
 */

import type { Changes } from '../db/changes'
import type { Popups, StoredPopup } from '../popups/queries'
import type { Site, Sites } from '../sites/queries'
import { withSoundPatterns } from '../template/field-patterns'
import type { TemplateRecord } from '../template/record'
import { mayHaveSiteLinks, withSiteLinks } from '../template/site-links'
import { answersOf, createReader, EVERY_SITE, type Maybe } from './reader'

/** Answers kept per site. A caller can vary what it asks for to get many, so there is a limit. */
const MAX_ANSWERS = 300

interface Template {
  html: string
  version: string
}

interface Source {
  changes: Pick<Changes, 'since'>
  sites: Pick<Sites, 'find' | 'isUpgrade'>
  popups: Pick<Popups, 'ofSite' | 'findEver' | 'template' | 'record'>
}

/** As it is sent: with the addresses of its site, and without patterns that an import would refuse today. */
const sentTemplate = async ({ popups, sites }: Source, id: string, siteKey: string): Promise<Template | undefined> => {
  const template = await popups.template(id)
  if (!template) return undefined
  const site = mayHaveSiteLinks(template.html) ? await sites.find(siteKey) : undefined
  const html = site ? withSiteLinks(template.html, site.addresses) : template.html
  return { ...template, html: withSoundPatterns(html) }
}

export const createSiteCache = (store: Source, patience?: number) => {
  const of = createReader(store, patience)
  return {
    site: (key: string): Maybe<Site | undefined> =>
      of(
        `site ${key}`,
        () => store.sites.find(key),
        () => key,
      ),
    /** The site's popups that are not paused or deleted. */
    popupsOf: async (siteKey: string): Promise<StoredPopup[]> =>
      (await of(
        `popups ${siteKey}`,
        () => store.popups.ofSite(siteKey),
        () => siteKey,
      )) ?? [],
    /** The row of a popup, also of a deleted one, or of a page or form. */
    popup: (id: string): Maybe<StoredPopup | undefined> =>
      of(
        `popup ${id}`,
        () => store.popups.findEver(id),
        ({ siteKey }) => siteKey,
      ),
    /** True for the upgrade popup of any site. */
    isUpgrade: (id: string): Maybe<boolean | undefined> =>
      of(
        `upgrade ${id}`,
        () => store.sites.isUpgrade(id),
        () => EVERY_SITE,
      ),
    template: (id: string, siteKey: string): Maybe<Template | undefined> =>
      of(
        `template ${id}`,
        () => sentTemplate(store, id, siteKey),
        () => siteKey,
      ),
    /** The stored record of the template of a popup, page or form. */
    record: (id: string, siteKey: string): Maybe<TemplateRecord | undefined> =>
      of(
        `record ${id}`,
        () => store.popups.record(id),
        () => siteKey,
      ),
    /** Computed from what a site has, again after each change; `size` in bytes. */
    derived: <T extends { size: number }>(name: string, siteKey: string, make: () => Promise<T>): Maybe<T> =>
      of(`${name} ${siteKey}`, make, () => siteKey, { size: (value) => value.size }) as Maybe<T>,
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
      of(`answer ${siteKey} ${name}`, make, () => answersOf(siteKey), {
        size: (value) => value.size,
        maxEntries: MAX_ANSWERS,
        basis,
      }) as Maybe<T>,
  }
}

export type SiteCache = ReturnType<typeof createSiteCache>
