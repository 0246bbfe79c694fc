import { webkit } from './driver/webkit'
import { walk } from './walk'

walk(webkit)
