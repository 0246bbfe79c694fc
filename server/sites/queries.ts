import type { Selectable, Updateable } from 'kysely'
import type { Calm } from '../../shared/model/calm'
import type { ConsentBridge } from '../../shared/model/consent-platforms'
import { noteChange } from '../db/changes'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { domainsOver } from '../lib/domain'
import { newSiteKey } from '../lib/ids'
import type { SiteAddresses } from '../template/site-links'
import type { Machines } from './machines'
import { BEING_REMOVED, CLEARED, clearSite } from './site-removal'

export interface Site {
  key: string
  name: string
  /** Host names; empty: the popups show anywhere. */
  domains: string[]
  /** HTML that a page inserts after a conversion; '' for none. */
  conversionCode: string
  /** ISO 4217 code of the catalogue's prices. */
  currency: string
  /** Seconds after a close in which no popup opens by itself. */
  cooldown: number
  /** Limits on popups that open by themselves; absent: there are none. */
  calm?: Calm | undefined
  /** How it treats programs; absent: in the usual way. */
  machines?: Machines | undefined
  limits: SiteLimits
  /** Limit on the weight of its popups, such as `first=25kB`; '' for none. */
  weightBudget: string
  /** The pages that links in texts lead to by name. */
  addresses: SiteAddresses
  /** True if ids alone preview a popup that is not live; absent: they do not. */
  openPreviews?: boolean
  /** The consent platform whose decisions its pages follow; absent: they follow none. */
  bridge?: ConsentBridge | undefined
}

/** Limits that stop a site's popups from showing. */
export interface SiteLimits {
  /** Milliseconds since 1970; absent: not restricted. */
  restrictedSince?: number | undefined
  /** Views per calendar month; absent: unlimited. */
  views?: number | undefined
  /** Id of the popup that is offered while nothing else may show. */
  upgradePopup?: string | undefined
}

/** Default currency, until a catalogue is imported (specification, section 9). */
const CURRENCY = 'USD'

/** Seconds after a close in which no popup of a new site opens by itself. */
export const DEFAULT_COOLDOWN_S = 30

/** Column values for a site that is added again after its removal. */
const FRESH = {
  removed: 0,
  restricted_since: null,
  view_limit: null,
  upgrade_popup: null,
  open_previews: 0,
  weight_budget: '',
  calm: '',
  machines: '',
  consent_bridge: '',
  privacy: '',
  terms: '',
}

const toSite = (row: Selectable<Tables['site']>): Site => ({
  key: row.key,
  name: row.name,
  domains: JSON.parse(row.domains),
  conversionCode: row.conversion_code,
  currency: row.currency,
  cooldown: row.cooldown_seconds,
  ...(row.machines && { machines: JSON.parse(row.machines) }),
  ...(row.calm && { calm: JSON.parse(row.calm) }),
  limits: {
    restrictedSince: row.restricted_since ?? undefined,
    views: row.view_limit ?? undefined,
    upgradePopup: row.upgrade_popup ?? undefined,
  },
  weightBudget: row.weight_budget,
  addresses: { privacy: row.privacy, terms: row.terms },
  openPreviews: row.open_previews === 1,
  ...(row.consent_bridge && { bridge: JSON.parse(row.consent_bridge) as ConsentBridge }),
})

interface NewSite {
  /** One is made up unless given. */
  key?: string
  name: string
  domains?: string[]
  conversionCode?: string
  cooldown?: number
}

/** A site that was removed and is added again starts without anything that it had. */
const finishRemoval = async (db: Db, key: string): Promise<void> => {
  const query = db.selectFrom('site').select('key').where('key', '=', key).where('removed', '=', BEING_REMOVED)
  if (await query.executeTakeFirst()) await clearSite(db, key)
}

const add = async (db: Db, site: NewSite): Promise<Site> => {
  if (site.key !== undefined) await finishRemoval(db, site.key)
  const { key = newSiteKey(), name, domains = [], conversionCode = '', cooldown = DEFAULT_COOLDOWN_S } = site
  const row = {
    name,
    domains: JSON.stringify(domains),
    conversion_code: conversionCode,
    currency: CURRENCY,
    cooldown_seconds: cooldown,
    created_at: Date.now(),
  }
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('site')
      .values({ key, ...row })
      // The key of a mounted site is fixed, so the site may exist as removed.
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ ...row, ...FRESH })
          .where('site.removed', '=', CLEARED),
      )
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) throw new Error('There is a site with this key')
    await noteChange(transaction, key)
  })
  const addresses = { privacy: '', terms: '' }
  return { key, name, domains, conversionCode, currency: CURRENCY, cooldown, limits: {}, weightBudget: '', addresses }
}

const change = (db: Db, key: string, row: Updateable<Tables['site']>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.updateTable('site').set(row).where('key', '=', key).execute()
    await noteChange(transaction, key)
  })

export const sites = (db: Db) => ({
  async find(key: string): Promise<Site | undefined> {
    const row = await db
      .selectFrom('site')
      .selectAll()
      .where('key', '=', key)
      .where('removed', '=', 0)
      .executeTakeFirst()
    return row && toSite(row)
  },
  async list(): Promise<Site[]> {
    return (await db.selectFrom('site').selectAll().where('removed', '=', 0).orderBy('created_at').execute()).map(
      toSite,
    )
  },
  /** The sites that list a host among their domains, with or without `www.`. */
  async listing(host: string): Promise<Site[]> {
    const names = domainsOver(host)
    const rows = await db
      .selectFrom('site')
      .selectAll()
      .where('removed', '=', 0)
      .where((eb) => eb.or(names.map((name) => eb('domains', 'like', `%${JSON.stringify(name)}%`))))
      .orderBy('created_at')
      .execute()
    // `_` in a host name matches any character.
    return rows.map(toSite).filter(({ domains }) => domains.some((domain) => names.includes(domain)))
  },
  add: (site: NewSite): Promise<Site> => add(db, site),
  setLimits: (key: string, { restrictedSince, views, upgradePopup }: SiteLimits): Promise<void> =>
    change(db, key, {
      restricted_since: restrictedSince ?? null,
      view_limit: views ?? null,
      upgrade_popup: upgradePopup ?? null,
    }),
  setCooldown: (key: string, seconds: number): Promise<void> => change(db, key, { cooldown_seconds: seconds }),
  /** @param calm undefined for no limits */
  setCalm: (key: string, calm: Calm | undefined): Promise<void> =>
    change(db, key, { calm: calm ? JSON.stringify(calm) : '' }),
  setMachines: (key: string, machines: Machines): Promise<void> =>
    change(db, key, { machines: JSON.stringify(machines) }),
  /** @param budget '' for any weight */
  setWeightBudget: (key: string, budget: string): Promise<void> => change(db, key, { weight_budget: budget }),
  openPreviews: (key: string, open: boolean): Promise<void> => change(db, key, { open_previews: Number(open) }),
  /** @param bridge undefined: its pages follow no platform */
  setBridge: (key: string, bridge: ConsentBridge | undefined): Promise<void> =>
    change(db, key, { consent_bridge: bridge ? JSON.stringify(bridge) : '' }),
  /** True for the upgrade popup of any site. */
  async isUpgrade(popupId: string): Promise<boolean> {
    const site = await db.selectFrom('site').select('key').where('upgrade_popup', '=', popupId).executeTakeFirst()
    return Boolean(site)
  },
})

export type Sites = ReturnType<typeof sites>
