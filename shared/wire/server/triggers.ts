/** Triggers → `triggers` of the display answer (decisions.md, wire): each `no` or its value. */
import type { Triggers } from '../../model/popup'
import { snake } from '../names'

const NAMES =
  'exit_intent exit_intent_mobile time_delay time_delay_scope scroll_percent page_clicks pages_visited inactivity cart autopilot'
const ALL_OFF = Object.fromEntries(NAMES.split(' ').map((name) => [name, 'no']))

/** The specification has one time delay with a scope. If a popup has both delays, the session's uses our own field. */
const delays = ({ timeDelay, sessionDelay }: Triggers): Record<string, unknown> => {
  if (sessionDelay === undefined) return timeDelay === undefined ? {} : { time_delay: timeDelay }
  if (timeDelay === undefined) return { time_delay: sessionDelay, time_delay_scope: 'session' }
  return { time_delay: timeDelay, session_delay: sessionDelay }
}

export const encodeTriggers = (triggers: Triggers): Record<string, unknown> => {
  const { timeDelay, sessionDelay, ...rest } = triggers
  return {
    ...ALL_OFF,
    ...Object.fromEntries(Object.entries(rest).map(([name, setting]) => [snake(name), setting ?? 'no'])),
    ...delays(triggers),
  }
}
