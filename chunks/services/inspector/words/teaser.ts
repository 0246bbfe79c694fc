/** The inspector's words about a popup's teaser. */

import type { Teaser } from '../../../../shared/model/design'
import type { Campaign } from '../../../../shared/page/model/campaign'
import { guard } from '../../../../shared/page/platform/dom'
import { decodeTeaser } from '../../../../shared/wire/page/teaser'

const WORDS_BY_MODE: Record<Teaser['mode'], string> = {
  always: 'while it is not open',
  before: 'until it has been seen',
  after: 'once it has been closed',
}

/** A sentence if the popup has a teaser, else ''. */
export const teaserSays = ({ wire }: Campaign): string => {
  const mode = guard(() => decodeTeaser(wire).mode)
  return mode ? `Its teaser stands on the page ${WORDS_BY_MODE[mode]}.` : ''
}
