import { fields } from './fields'
import type { Growth } from './growth'
import { pages } from './pages'
import { popups } from './popups'

export const GROWTHS: Growth[] = [popups, pages, fields]
