/** "Why is it not showing?": `wisp.explain()` and the panel that shows the same. */
import type { InspectorChunk } from '../../../shared/model/popups'
import { explain as explainSnapshot } from './explain'
import { takeSnapshot } from './snapshot'

export const explain: InspectorChunk['explain'] = (page, current) => explainSnapshot(takeSnapshot(page, current))
export { inspect } from './inspect'
