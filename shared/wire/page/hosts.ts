/** Other hosts to which a page may lead, or which it may frame, without a press: those that its own block lists. */

import { list, text } from '../../values/names'
import { own } from '../../values/own'

/** @param block the settings of the block; not checked */
export const isListed = ({ host, origin }: URL, block: Record<string, unknown>): boolean =>
  origin === location.origin || list(own(block, 'hosts')).some((name) => text(name).toLowerCase() === host)
