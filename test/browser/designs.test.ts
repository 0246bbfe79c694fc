/** What a designer would see at once, in numbers. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../shared/model/text'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { designsAs, loadFonts, pageOf, painted, STEADY } from '../support/designs'

const fixture = withWorld(STEADY)

interface Measures {
  /** The height of the popup, in px. */
  height: number
  /** How far its drawings reach beyond the edges of their pictures, in px. */
  beyond: number
  /** The colours of the focus ring of its button, and of what the ring lies on. */
  ring: string
  paper: string
  /** How far its button reaches beyond the element that contains it, in px. */
  overflow: number
}

/** Runs in the page. */
const look = (): Measures => {
  const root = document.querySelector('wisp-popup')?.shadowRoot as ShadowRoot
  const frame = root.querySelector('.wisp-frame') as HTMLElement
  const art = root.querySelector('.art') as Element
  const edge = art.getBoundingClientRect()
  const out = [...art.querySelectorAll('svg > g:not([clip-path])')].flatMap((piece) => {
    const { top, bottom, left, right } = piece.getBoundingClientRect()
    return [edge.top - top, bottom - edge.bottom, edge.left - left, right - edge.right]
  })
  const button = root.querySelector('[part=button]') as HTMLElement
  button.focus()
  const paper = getComputedStyle(root.querySelector('.design') as Element).backgroundColor
  const around = (button.parentElement as Element).getBoundingClientRect()
  const { left, right } = button.getBoundingClientRect()
  return {
    height: frame.getBoundingClientRect().height,
    beyond: Math.max(...out),
    ring: getComputedStyle(button).outlineColor,
    paper,
    overflow: Math.max(around.left - left, right - around.right),
  }
}

const NAMES = ['newsletter', 'two-steps', 'sale-countdown', 'remind', 'corner-note', 'still-here', 'full-season']

const LONG = 'A text that is far too long for a button in one line, and still has to be read'
const withLongButton = (popup: PopupDefinition): PopupDefinition => ({
  ...popup,
  html: popup.html.replace(/(<[^>]* part="button"[^>]*>)[^<]+/, `$1${LONG}`),
})

const seenOn = async (
  names: string[],
  viewport: { width: number; height: number },
  language: SampleLanguage = 'en',
  edit = (popup: PopupDefinition) => popup,
) => {
  const { world } = fixture
  const designs = designsAs({ language, layout: 'horizontal' })
  const popups = names.flatMap((name) => designs[name] ?? []).map(edit)
  await world.show(...popups)
  world.files['/designs'] = { type: 'text/html', body: pageOf(world.tag, []) }
  const { page, wisp, decided } = await world.visit('/designs', { viewport, reducedMotion: 'reduce' })
  await page.evaluate(loadFonts)
  await decided()
  const measures: Record<string, Measures> = {}
  for (const [index, { id }] of popups.entries()) {
    await wisp((wisp, id) => void wisp.open(id), id)
    const frame = page.locator('wisp-popup .wisp-frame').filter({ visible: true })
    await frame.waitFor()
    await page.evaluate(painted)
    measures[names[index] ?? ''] = await page.evaluate(look)
    await wisp((wisp, id) => wisp.close(id), id)
    await frame.waitFor({ state: 'detached' })
  }
  return Object.entries(measures)
}

describe.runIf(isShipped())('the designs of the library', () => {
  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a small phone', { width: 320, height: 568 }],
    ['a phone on its side', { width: 844, height: 390 }],
    ['a desktop', { width: 1280, height: 800 }],
  ])('show their plant pictures uncropped on %s', async (_, viewport) => {
    // The sale’s fills the whole popup, and is cut on purpose.
    const whole = NAMES.filter((name) => name !== 'sale-countdown')
    for (const [name, { beyond }] of await seenOn(whole, viewport)) expect(beyond, name).toBeLessThanOrEqual(1)
  })

  it.each(SAMPLE_LANGUAGES)('wrap a long text on their button on a phone: %s', async (language) => {
    for (const [name, { overflow }] of await seenOn(NAMES, { width: 390, height: 844 }, language, withLongButton))
      expect(overflow, name).toBeLessThanOrEqual(0)
  })

  it.each(SAMPLE_LANGUAGES)(
    'are whole pixels high, so that no line of background shows below a picture: %s',
    async (language) => {
      const beside = ['newsletter', 'two-steps', 'remind']
      for (const [name, { height }] of await seenOn(beside, { width: 1280, height: 800 }, language))
        expect(height % 1, name).toBe(0)
    },
  )

  it('show where the focus is: a button’s focus ring differs from the colour behind it', async () => {
    for (const [name, { paper, ring }] of await seenOn(NAMES, { width: 1280, height: 800 }))
      expect(ring, name).not.toBe(paper)
  })
})
