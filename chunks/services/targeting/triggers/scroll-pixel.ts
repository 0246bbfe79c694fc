import type { Trigger } from '../../../../shared/model/trigger'
import { scrolled } from '../../../../shared/platform/scrolled'

/** Pixels from the top. */
export const scrollPixel: Trigger = (tell) => scrolled(() => tell(scrollY))
