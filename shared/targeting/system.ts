import { chosen } from './choice'
import type { ServerRule } from './facts'

export const system: ServerRule<'system'> = (wanted, facts) => chosen(wanted, (each) => each === facts.system())
