/** Numbers of rows, sites and visitors as SQL that both databases understand, worked out from the row's number `i`. */
import { type RawBuilder, sql } from 'kysely'

export const POPUPS_PER_SITE = 4
export const SPAN_MS = 3 * 365 * 24 * 60 * 60_000

const PRIME = 1_000_003

export const siteName = (site: number): string => `site${`${site}`.padStart(5, '0')}`
export const popupName = (site: number, popup: number): string =>
  `fill${`${site}`.padStart(5, '0')}p${`${popup}`.padStart(3, '0')}`

type Sql<T = number> = RawBuilder<T>

const lit = (value: number): Sql => sql`cast(${sql.lit(value)} as bigint)`

/** A whole number from 0 to below 1,000,003 that looks random. @param salt tells several numbers of a row apart */
export const mixed = (seed: number, salt: number): Sql =>
  sql`((i * ${lit(7_368_787)} + ${lit(seed * 15_485_863 + salt * 32_452_843)}) % ${lit(PRIME)} * ${lit(999_983)} % ${lit(PRIME)})`

/** Below `limit`, all of them equally often. */
export const below = (limit: number, seed: number, salt: number): Sql =>
  sql`(${mixed(seed, salt)} * ${lit(limit)} / ${lit(PRIME)})`

/** Below `limit`; small ones come often, large ones seldom. */
const seldom = (limit: number, seed: number, salt: number): Sql => {
  const fraction = mixed(seed, salt)
  const squared = sql`(${fraction} * ${fraction} / ${lit(PRIME)} * ${fraction} / ${lit(PRIME)})`
  return sql`(${squared} * ${lit(limit)} / ${lit(PRIME)})`
}

/** With leading zeros, so that texts sort like their numbers. */
export const padded = (number: Sql, digits: number): Sql<string> =>
  sql`substr(cast(${lit(10 ** digits)} + ${number} as text), 2)`

const ofSite = (sites: number, seed: number): Sql => seldom(sites, seed, 1)

export const site = (sites: number, seed: number): Sql<string> => sql`'site' || ${padded(ofSite(sites, seed), 5)}`

/** A popup of that same site. */
export const popup = (sites: number, seed: number): Sql<string> =>
  sql`'fill' || ${padded(ofSite(sites, seed), 5)} || 'p' || ${padded(seldom(POPUPS_PER_SITE, seed, 2), 3)}`

/** Rows are in the order of their time, and the last one is of now. */
export const time = (now: number, count: number): Sql =>
  sql`(${lit(now - SPAN_MS)} + i * ${lit(Math.floor(SPAN_MS / Math.max(count, 1)))})`

/** The numbers from one to below another, as the table `n` with the column `i`. */
export const numbers = (from: number, to: number, postgres: boolean): Sql =>
  postgres
    ? sql`(select cast(i as bigint) as i from generate_series(${lit(from)}, ${lit(to - 1)}) as series(i)) as n`
    : sql`(with recursive counted(i) as (select ${lit(from)} union all select i + 1 from counted where i + 1 < ${lit(to)}) select i from counted) as n`
