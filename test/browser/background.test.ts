/** A popup in a hidden tab, where the browser draws nothing and slows timers down. */
import { afterEach, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { openTab, type Tab, whole } from '../support/background'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { MODAL_FRAME } from '../support/modal'
import { popupOf } from '../support/popup'

const fixture = withWorld()

let tab: Tab | undefined
afterEach(() => tab?.close())

const frame = `document.querySelector('wisp-popup')?.shadowRoot.querySelector('dialog')`
const state = (tab: Tab): Promise<string> => tab.evaluate('document.visibilityState')
/** Whether the popup is there, and whether it is modal. */
const dialog = (tab: Tab): Promise<string> =>
  tab.evaluate(`${frame} ? (${frame}.matches('${MODAL_FRAME}') ? 'modal' : 'there') : 'none'`)
const seconds = (tab: Tab): Promise<number> =>
  tab.evaluate(`(() => {
    const [minutes, seconds] = [...${frame}.querySelectorAll('.wisp-digits')].map(({ textContent }) => Number(textContent)).slice(-2)
    return minutes * 60 + seconds
  })()`)

/** Whether the popup fades, as it does in the five seconds before it closes by itself. */
const fades = (tab: Tab): Promise<boolean> =>
  tab.evaluate(`${frame}.getAnimations().some(({ effect }) => effect.getTiming().duration === 5000)`)

const visit = async (popup: PopupDefinition): Promise<Tab> => {
  const { world } = fixture
  await world.show(popup)
  tab = await openTab(`${world.host}/plain`)
  await expect.poll(() => tab?.evaluate('Boolean(window.wisp)')).toBe(true)
  await tab.evaluate('wisp.ready().then(() => {})')
  return tab
}
const hide = async (tab: Tab): Promise<void> => {
  await tab.hide()
  await expect.poll(() => state(tab)).toBe('hidden')
}

it.runIf(whole && isShipped())(
  'a popup waits until the tab is visible, shows the right time then, and closes at once when it is closed in the background',
  async () => {
    const html = '<h2>Soon over</h2><div data-wisp-countdown></div>'
    const design = { countdown: { style: 'digits', seconds: 900 } } as const
    const tab = await visit(popupOf({ html, design, triggers: {}, onClickOnly: true }))
    await hide(tab)
    await tab.evaluate(`wisp.open('popup00000001')`)
    expect(await dialog(tab)).toBe('none')
    await tab.show()
    await expect.poll(() => dialog(tab)).toBe('modal')
    const before = await seconds(tab)
    await hide(tab)
    // While the tab is hidden, all but the last minute of the countdown passes.
    await tab.evaluate(`(() => { const { now } = Date; Date.now = () => now() + 840_000 })()`)
    await tab.show()
    await expect.poll(() => seconds(tab)).toBeLessThanOrEqual(before - 840)
    await hide(tab)
    await tab.evaluate('wisp.close()')
    await expect.poll(() => dialog(tab)).toBe('none')
  },
)

it.runIf(whole && isShipped())('auto-close does not count down in a hidden tab', async () => {
  const tab = await visit(popupOf({ design: { autoClose: 1 } }))
  await expect.poll(() => dialog(tab)).toBe('modal')
  await hide(tab)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await fades(tab)).toBe(false)
  await tab.show()
  await expect.poll(() => fades(tab)).toBe(true)
})
