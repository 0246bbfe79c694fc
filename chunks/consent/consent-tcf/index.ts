/** Any platform of the IAB's Transparency and Consent Framework. */
import { bridge } from '../../../shared/page/consent/bridge'
import { createTcfFollower, isTcfThere } from '../../../shared/page/consent/tcf'

export const run = bridge('tcf', createTcfFollower, isTcfThere)
