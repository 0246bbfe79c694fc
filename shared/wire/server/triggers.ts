/** Trigger settings → `triggers` of the display answer: each `no` or its value. */
import { TRIGGER_ROWS, type TriggerName, type TriggerSettings } from '../../model/trigger-settings'
import { snake } from '../../values/names'

/** The field that is `no` while the trigger is off. The session's delay is sent as a scope of `time_delay`. */
const fieldOf = (name: TriggerName): string => (name === 'sessionDelay' ? 'time_delay_scope' : snake(name))

const ALL_OFF = Object.fromEntries(TRIGGER_ROWS.filter(([, { ours }]) => !ours).map(([name]) => [fieldOf(name), 'no']))

/** The specification has one time delay with a scope. If a popup has both delays, the session's uses our own field. */
const delays = ({ timeDelay, sessionDelay }: TriggerSettings): Record<string, unknown> => {
  if (sessionDelay === undefined) return timeDelay === undefined ? {} : { time_delay: timeDelay }
  if (timeDelay === undefined) return { time_delay: sessionDelay, time_delay_scope: 'session' }
  return { time_delay: timeDelay, session_delay: sessionDelay }
}

export const encodeTriggers = (triggers: TriggerSettings): Record<string, unknown> => {
  const { timeDelay, sessionDelay, ...rest } = triggers
  return {
    ...ALL_OFF,
    ...Object.fromEntries(Object.entries(rest).map(([name, setting]) => [snake(name), setting ?? 'no'])),
    ...delays(triggers),
  }
}
