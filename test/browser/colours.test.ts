/** Designs in colours that their owner chose badly. */
import { describe, expect, it } from 'vitest'
import type { Theme } from '../../shared/model/theme'
import { isShipped } from '../support/both'
import { withWorld } from '../support/browser'
import { contrast } from '../support/contrast'
import { designsAs, loadFonts, pageOf, painted, STEADY } from '../support/designs'

const held = withWorld(STEADY)

/** WCAG 2.2, AA. */
const READABLE = 4.5

const THEMES: [name: string, theme: Partial<Theme>][] = [
  ['a yellow brand on white', { accent: '#ffd400', paper: '#ffffff' }],
  ['a dark paper under the design’s own dark ink', { paper: '#14181c' }],
  ['medium greys', { accent: '#8a8a8a', paper: '#7b7b7b', ink: '#848484' }],
  ['light on light', { accent: '#ffe9f0', paper: '#fffaf0', ink: '#fff0f0' }],
  ['two garish colours', { accent: '#ff0033', paper: '#00aaff', ink: '#00ff66' }],
]

interface Words {
  text: string
  colour: string
  ground: string
}

/**
 * Runs in the page: the popup's texts, each with its colour and the colour behind it. Axe cannot find that one in the
 * top layer.
 */
const wordsSeen = (): Words[] => {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  /** One colour over others, as `#aabbcc`. */
  const over = (...layers: string[]): string => {
    for (const layer of layers) {
      pen.fillStyle = layer
      pen.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
  const groundOf = (element: Element): string => {
    const grounds: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor)
    return over('#fff', ...grounds)
  }
  const root = document.querySelector('wisp-popup')?.shadowRoot as ShadowRoot
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const seen: Words[] = []
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement as HTMLElement
    const text = walker.currentNode.textContent?.trim()
    // Stages of games are painted by their designs, whatever the theme is, and some by gradients.
    if (!text || element.closest('style, option, .wisp-hidden, .gift-stage, .foil-card, svg')) continue
    const ground = groundOf(element)
    seen.push({ text, ground, colour: over(ground, getComputedStyle(element).color) })
  }
  return seen
}

describe.runIf(isShipped())('text can be read on every background, in', () => {
  it.each(THEMES)('%s', async (_, theme) => {
    const { world } = held
    const designs = Object.entries(designsAs({ language: 'en', layout: 'horizontal' }, theme)).filter(
      ([, { type }]) => type !== 'embedded',
    )
    await world.show(...designs.map(([, popup]) => popup))
    world.files['/colours'] = { type: 'text/html', body: pageOf(world.tag, []) }
    const { page, wisp, decided } = await world.visit('/colours', { reducedMotion: 'reduce' })
    await page.evaluate(loadFonts)
    await decided()
    const problems: Record<string, Words[]> = {}
    for (const [name, { id }] of designs) {
      await wisp((wisp, id) => void wisp.open(id), id)
      const frame = page.locator('wisp-popup .wisp-frame').filter({ visible: true })
      await frame.waitFor()
      await page.evaluate(painted)
      const words = await page.evaluate(wordsSeen)
      expect(words.length, name).toBeGreaterThan(0)
      const found = words.filter(({ colour, ground }) => contrast(colour, ground) < READABLE)
      if (found.length) problems[name] = found
      await wisp((wisp, id) => wisp.close(id), id)
      await frame.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual({})
  })
})
