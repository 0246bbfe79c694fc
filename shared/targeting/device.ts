import type { ServerRule } from './facts'

/** The other devices are told apart on the page, by the targeting chunk. */
export const device: ServerRule<'device'> = (wanted, facts) => wanted === facts.device()
