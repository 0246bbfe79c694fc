/** Checks the machine's own clock and zone data. */
import { statSync } from 'node:fs'
import { ZONE_DATA_ADVICE, zoneData, zoneDataAge } from '../lib/zone-data'
import { type Finding, look, ok, wrong } from './finding'

const checkZones = (now: number, version?: string): Finding => {
  const data = zoneData(now, version)
  const description = zoneDataAge(data)
  return data.old ? look(description, ZONE_DATA_ADVICE) : ok(description)
}

/** @param build a file of this build: it was made before now @param version of the zone data, such as `2026a` */
export const checkTime = (build: string, version?: string, now = Date.now()): Finding[] => {
  const zones = checkZones(now, version)
  if (now >= statSync(build).mtimeMs) return [zones]
  const description = `The clock says ${new Date(now).toISOString()}, before this build was made`
  return [wrong(description, 'Set the clock (timedatectl set-ntp true)'), zones]
}
