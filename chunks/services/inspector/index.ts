/** Answers "Why is it not showing?": `wisp.explain()`, and a panel with the same content. */
import type { Page } from '../../../shared/page/model/page'
import type { InspectorChunk, Popups } from '../../../shared/page/model/popups'
import { explain as explainSnapshot } from './explain'
import { askLeftOut } from './left-out'
import { takeSnapshot } from './snapshot'

/** Popups whose targeting is being loaded would seem to be held back. */
const liveLoaded = async ({ load }: Page, { answer }: Popups): Promise<void> => {
  const { campaigns = [], run = [] } = answer.peek() ?? {}
  if (!campaigns.some(({ wire }) => wire.live)) return
  if (run.includes('calm')) await load('calm').catch(() => {})
  await load('live-targeting').catch(() => {})
}

export const explain: InspectorChunk['explain'] = async (page, current) => {
  const leftOut = await askLeftOut(page)
  await liveLoaded(page, current.peek())
  return explainSnapshot(takeSnapshot(page, current, leftOut))
}
export { inspect } from './inspect'
