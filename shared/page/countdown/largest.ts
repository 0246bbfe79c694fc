import { UNIT_SECONDS, type Unit } from './remaining'

export const UNIT_NAMES = Object.keys(UNIT_SECONDS) as Unit[]

/** Whole seconds → the units from the largest one on; what larger units would take is carried into that one. */
export const splitFrom = (seconds: number, largest: Unit): Record<Unit, number> => {
  const values = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  let remaining = seconds
  for (const unit of UNIT_NAMES.slice(UNIT_NAMES.indexOf(largest))) {
    values[unit] = Math.floor(remaining / UNIT_SECONDS[unit])
    remaining %= UNIT_SECONDS[unit]
  }
  return values
}
