import { chosen } from './choice'
import type { ServerRule, Setting } from './facts'
import { type Choice, SYSTEMS, type System } from './visit-targeting'
import { selectionSays } from './words/selection'

interface Facts {
  system(): System
}

export const system: ServerRule<Choice<System>, Facts> = (setting, facts) =>
  chosen(setting, (each) => each === facts.system())

const SYSTEM_NAMES: Record<System, string> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
  other: 'another system',
}

export const systemSetting: Setting<Choice<System>, Facts> = {
  value: 'some of',
  of: SYSTEMS,
  plural: 'systems',
  title: 'System',
  says: (setting, { system }) =>
    `${selectionSays(setting, 'on ', (each) => SYSTEM_NAMES[each])}; this is ${SYSTEM_NAMES[system()]}`,
}
