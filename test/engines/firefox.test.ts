import { firefox } from './driver/firefox'
import { walk } from './walk'

walk(firefox)
