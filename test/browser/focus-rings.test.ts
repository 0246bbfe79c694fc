/** The sign of the focus in bars: a ring around its own words, whole, and on no others. */
import { expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { close, open, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'

const fixture = withWorld(STEADY)

const VIEWS = [
  { language: 'en', layout: 'horizontal', width: 390 },
  { language: 'he', layout: 'horizontal', width: 390 },
  { language: 'en', layout: 'vertical', width: 1280 },
] as const

/** Runs in the page: what is wrong with the ring of what has the focus, '' if nothing is, or undefined without a focus. */
const lookAtRing = (): string | undefined => {
  const root = document.querySelector('wisp-popup')?.shadowRoot
  const control = root?.activeElement
  const frame = root?.querySelector('.wisp-frame')?.getBoundingClientRect()
  if (!control || !frame || control.matches('.wisp-frame')) return
  // Of products, and of answers that fill, the whole look changes. The X is the frame's own.
  if (control.matches('.wisp-close, [part="products"] *, .poll-chip, input')) return ''
  const { clipPath, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(control)
  const after = getComputedStyle(control, '::after')
  const px = Number.parseFloat
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const isOwn = outlineStyle !== 'none'
  if (!isOwn && after.outlineStyle === 'none' && px(after.borderTopWidth) < 3) return 'has no ring'
  const grown = px(outlineOffset) + px(outlineWidth)
  const around = after.outlineStyle === 'none' ? 0 : px(after.outlineWidth)
  const ring = isOwn
    ? { left: left - grown, right: right + grown, top: top - grown, bottom: bottom + grown }
    : {
        left: left + px(after.left) - around,
        right: right - px(after.right) + around,
        top: top + px(after.top) - around,
        bottom: bottom - px(after.bottom) + around,
      }
  if (clipPath !== 'none' && ring.top < top + 1) return 'is cut away'
  if (ring.top < frame.top || ring.bottom > frame.bottom || ring.left < frame.left || ring.right > frame.right)
    return 'leaves the bar'
  const walker = document.createTreeWalker(root.querySelector('.wisp-root') as Node, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const parent = currentNode.parentElement
    if (!currentNode.textContent?.trim() || control.contains(currentNode)) continue
    if (parent?.closest('style, svg, .wisp-hidden, .wisp-ticker, [part="products"]') || !parent?.checkVisibility())
      continue
    const words = document.createRange()
    words.selectNodeContents(currentNode)
    for (const line of words.getClientRects()) {
      // Letters leave as much of a line empty above and below.
      const empty = line.height / 6
      const isBeside = line.right < ring.left || line.left > ring.right
      if (!isBeside && line.bottom - empty > ring.top && line.top + empty < ring.bottom)
        return `lies on "${currentNode.textContent.slice(0, 30)}"`
    }
  }
  return ''
}

it.runIf(isShipped()).each(VIEWS)(
  'the ring of each link and button of each bar is whole, and on no other words: $language, $layout, $width px',
  async ({ width, ...variant }) => {
    const formats = formatsAs(variant, (type) => type === 'bar')
    const here = await visit(fixture.world, Object.values(formats), { width, height: 500 })
    const problems: Record<string, string> = {}
    for (const [name, popup] of Object.entries(formats)) {
      await open(here, popup)
      // A bar at the foot of the window stands behind the page's own links.
      await here.page.evaluate(() =>
        document.querySelector('wisp-popup')?.shadowRoot?.querySelector<HTMLElement>('.wisp-frame')?.focus(),
      )
      for (let presses = 0; presses < 6; presses++) {
        await here.page.keyboard.press('Tab')
        const ring = await here.page.evaluate(lookAtRing)
        if (ring === undefined) break
        const text = await here.page.evaluate(
          () => document.querySelector('wisp-popup')?.shadowRoot?.activeElement?.textContent,
        )
        if (ring) problems[`${name}: ${text}`] = ring
      }
      await close(here, popup)
    }
    expect(Object.keys(formats).length).toBeGreaterThan(15)
    expect(problems).toEqual({})
  },
)
