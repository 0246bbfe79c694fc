/** "Why is it not showing?": `wisp.explain()` and the panel that shows the same. */
import type { Inspector } from '../../../shared/model/inspect'
import { explain as explainNow } from './explain'

export const explain: Inspector['explain'] = (page, look) => explainNow({ ...page, ...look() })
export { inspect } from './inspect'
