/** Answers "Why is it not showing?": `wisp.explain()`, and a panel with the same content. */
import type { InspectorChunk } from '../../../shared/model/popups'
import { explain as explainSnapshot } from './explain'
import { takeSnapshot } from './snapshot'

export const explain: InspectorChunk['explain'] = (page, current) => explainSnapshot(takeSnapshot(page, current))
export { inspect } from './inspect'
