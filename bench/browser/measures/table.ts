import { boot } from './boot'
import { bytes } from './bytes'
import { harm } from './harm'
import type { Measure } from './measure'
import { memory } from './memory'
import { pageSize } from './page-size'
import { paint } from './paint'

export const MEASURES: Measure[] = [...bytes, ...boot, ...paint, ...pageSize, ...harm, ...memory]
