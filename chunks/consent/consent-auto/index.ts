/** Finds out which consent platform a page has, and runs its bridge. */

import type { ConsentPlatform } from '../../../shared/model/consent-platforms'
import { GPP_LOCATOR, TCF_LOCATOR, windowWith } from '../../../shared/page/consent/around'
import { foundPlatform } from '../../../shared/page/consent/found'
import { untilFound } from '../../../shared/page/consent/until-found'
import type { WispApi } from '../../../shared/page/model/api'
import type { RunChunk } from '../../../shared/page/model/popups'
import { after, all, guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { bare, globalNamed } from '../../../shared/page/platform/safe-dom'

/** Milliseconds after which a bridge that could not be fetched is tried again. */
const TRY_AGAIN_MS = 60_000

/** The platform of a window around this page, where the page is in a frame. */
const platformAround = (): ConsentPlatform | undefined => {
  if (windowWith(GPP_LOCATOR)) return 'gpp'
  return windowWith(TCF_LOCATOR) && 'tcf'
}

export const run: RunChunk['run'] = (page, popups) => {
  let stopped = false
  let isFound = false
  let stopLooking: Stop = () => {}
  let stopBridge: Stop = () => {}
  // As each bridge does: where the tag asks for no consent, what was stored is removed until a platform says yes.
  const deny = (): void => {
    if (page.consent === 'none' && !isFound && !stopped && page.storage.allowed())
      guard(() => (globalNamed('wisp') as WispApi | undefined)?.consent(false))
  }
  const begin = async (name: string): Promise<void> => {
    try {
      const bridge = await page.load<RunChunk>(`consent-${name}`)
      if (!stopped) stopBridge = bridge.run(page, popups)
    } catch (error) {
      isFound = false
      deny()
      if (!stopped) stopLooking = after(TRY_AGAIN_MS, search)
      throw error
    }
  }
  const look = (): boolean => {
    // A platform that comes late may already be heard as one of the general ones, so these wait for the page.
    const isLoaded = bare(document, 'readyState') === 'complete'
    const name = foundPlatform(isLoaded) ?? (isLoaded ? platformAround() : undefined)
    if (name) reportRejection(begin(name))
    isFound = Boolean(name)
    return isFound
  }
  const search = (): void => {
    stopLooking = untilFound(look)
  }
  search()
  deny()
  return () => {
    stopped = true
    all([stopLooking, stopBridge])()
  }
}
