/** Age of the zone data by which this server resolves local times. Node brings them along. */

const MONTH_MS = 30.44 * 86_400_000
/** Letters of a year: there have been up to ten releases in one, at about even distances. */
const RELEASES_PER_YEAR = 10
/** Governments change clocks with a few months' notice. */
const OLD_MONTHS = 12

/** `2026c` → about when it was released, in milliseconds since 1970; NaN for anything else. */
const releasedAt = (version: string): number => {
  const [, year, letter = 'a'] = /^(\d{4})([a-z])?/.exec(version) ?? []
  const part = Math.min((letter.charCodeAt(0) - 97) / RELEASES_PER_YEAR, 1)
  return Date.UTC(Number(year), 0, 1) + part * 12 * MONTH_MS
}

interface ZoneData {
  version: string
  /** Roughly; NaN if the version says nothing. */
  months: number
  old: boolean
}

export const zoneData = (now = Date.now(), version: string = process.versions.tz ?? ''): ZoneData => {
  const months = Math.max(0, Math.floor((now - releasedAt(version)) / MONTH_MS))
  return { version, months, old: !(months < OLD_MONTHS) }
}

export const zoneDataAge = ({ version, months }: ZoneData): string => {
  const age = Number.isNaN(months) ? 'of unknown age' : `about ${months} months old`
  return `Time zones by the data ${version || 'of this Node'}, ${age}`
}

/** Advice for an owner whose zone data are old. */
export const ZONE_DATA_ADVICE = 'Times in zones that have changed their clocks since may be wrong: update Node'

export const zoneDataSays = (data: ZoneData): string => zoneDataAge(data) + (data.old ? `. ${ZONE_DATA_ADVICE}` : '')
