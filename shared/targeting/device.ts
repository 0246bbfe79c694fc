import type { ServerRule, Setting } from './facts'
import { DEVICES } from './visit-targeting'

interface Facts {
  device(): 'desktop' | 'phone' | 'tablet'
}

/** The other devices are told apart on the page, by the targeting chunk. */
export const device: ServerRule<'tablet', Facts> = (setting, facts) => setting === facts.device()

export const deviceSetting: Setting<'tablet', Facts> = {
  value: 'one of',
  of: DEVICES,
  title: 'Device',
  says: (_wanted, { device }) => `it is for tablets only, and this is a ${device()}`,
}
