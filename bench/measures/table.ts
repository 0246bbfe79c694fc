import { boot } from './boot'
import { bytes } from './bytes'
import { harm } from './harm'
import type { Measure } from './measure'
import { memory } from './memory'
import { paint } from './paint'

export const MEASURES: Measure[] = [...bytes, ...boot, ...paint, ...harm, ...memory]
