import { loaded } from './form'
import type { Visit } from './visit.page'

/**
 * Popups that leave the page usable hear of Escape by a chunk that comes after them: waits until it has come. Modal ones
 * hear of it as soon as they can be seen, and do not fetch it.
 */
export const escapeListens = async (visit: Visit): Promise<void> => {
  // After its paint, a popup listens also where another one has loaded the chunk before.
  await visit.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await loaded(visit, 'presence')
  const floats = await visit.page.evaluate(
    () => !!document.querySelector('wisp-popup')?.shadowRoot?.querySelector('div.wisp-frame'),
  )
  if (floats) await loaded(visit, 'escape')
}
