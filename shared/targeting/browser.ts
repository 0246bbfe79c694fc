import { chosen } from './choice'
import type { ServerRule } from './facts'

export const browser: ServerRule<'browser'> = (wanted, facts) => chosen(wanted, (each) => each === facts.browser())
