import { scrolled } from '../../../shared/scrolled'
import type { Trigger } from '../../../shared/triggers'

/** Pixels from the top. */
export const scrollPixel: Trigger = (tell) => scrolled(() => tell(scrollY))
