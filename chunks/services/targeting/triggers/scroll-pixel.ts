import type { Trigger } from '../../../../shared/model/triggers'
import { scrolled } from '../../../../shared/platform/scrolled'

/** Pixels scrolled from the top. */
export const scrollPixel: Trigger = (onProgress) => scrolled(() => onProgress(scrollY))
