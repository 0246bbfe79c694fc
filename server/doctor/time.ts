/** What of time the machine itself knows. */
import { statSync } from 'node:fs'
import { type Finding, look, ok, wrong } from './finding'

const MONTH_MS = 30 * 24 * 60 * 60_000
/** Some country changes its clocks at least once a year. */
const OLDEST_MONTHS = 18

/** @param version of the data, such as `2026a` @param build a file of this build: it was made before now */
export const checkTime = (build: string, version = process.versions.tz ?? '', now = Date.now()): Finding[] => {
  const found: Finding[] = []
  const built = statSync(build).mtimeMs
  if (now < built)
    found.push(
      wrong(
        `The clock says ${new Date(now).toISOString()}, before this build was made`,
        'Set the clock (timedatectl set-ntp true)',
      ),
    )
  const year = Number(/^(\d{4})/.exec(version)?.[1])
  if (!year)
    return [
      ...found,
      look('Node has no time zone data of its own', 'Install a Node with full ICU data, as nodejs.org has it'),
    ]
  const months = Math.floor((now - Date.UTC(year, (version.charCodeAt(4) - 97) * 3)) / MONTH_MS)
  const text = `The time zone data is ${version}`
  if (months > OLDEST_MONTHS)
    return [
      ...found,
      look(
        `${text}, about ${months} months old`,
        'Update Node: schedules in time zones that have changed since are off',
      ),
    ]
  return [...found, ok(text)]
}
