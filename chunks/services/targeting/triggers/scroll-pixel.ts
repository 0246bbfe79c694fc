import type { Trigger } from '../../../../shared/model/trigger'
import { scrolled } from '../../../../shared/platform/scrolled'

/** Pixels scrolled from the top. */
export const scrollPixel: Trigger = (onProgress) => scrolled(() => onProgress(scrollY))
