import { guard, type Stop } from './dom'
import { doc } from './safe-dom'

/** A popup is put back this often. A page that removes it more often does so on purpose. */
const MAX_RETURNS = 5

/**
 * Pages replace their body and sometimes all of `<html>`: puts the host back and calls `again`, or `lost` after too
 * many times. What has been removed before this is called is put back, too.
 */
export const keepAttached = (host: Element, again: () => void, lost: () => void): Stop => {
  let returns = 0
  const look = (): void => {
    if (host.isConnected) return
    if (++returns > MAX_RETURNS) lost()
    else {
      doc.documentElement.append(host)
      watch()
      again()
    }
  }
  const observer = new MutationObserver(() => guard(look))
  const watch = (): void => {
    for (const node of [document, doc.documentElement]) observer.observe(node, { childList: true })
  }
  watch()
  look()
  return () => observer.disconnect()
}
