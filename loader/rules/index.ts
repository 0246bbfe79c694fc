/** The rules that every popup has. Rules that few popups have come with the targeting chunk. */
import type { Rules } from '../../shared/model/rules'
import { closed } from './closed'
import { converted } from './converted'
import { frequency } from './frequency'

export const RULES: Rules = { converted, closed, frequency }
