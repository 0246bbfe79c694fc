import type { Trigger } from '../../../../shared/model/triggers'
import { scrolled } from '../../../../shared/platform/scrolled'

/** Pixels from the top. */
export const scrollPixel: Trigger = (tell) => scrolled(() => tell(scrollY))
