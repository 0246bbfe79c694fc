/** The words of the popup that is open, and the colours that are painted behind them, whatever paints those. */
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Words {
  text: string
  /** Red, green, blue, 0 to 255, and 0 to 1. */
  colour: [number, number, number, number]
  /** CSS pixels from the upper left of the window. */
  box: Box
}

export interface PaintedWords {
  text: string
  /** The colour as `#aabbcc`. */
  colour: string
  ground: string
}

/** Runs in the page. Words outside the window, or hidden, are left out. */
const wordsShown = (): Words[] => {
  const pen = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  const channelsOf = (colour: string): Words['colour'] => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  /** The part of a line that its ancestors do not cut off. */
  const visiblePart = (line: DOMRect, element: Element): Box => {
    let [left, top, right, bottom] = [line.left, line.top, line.right, line.bottom]
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      if (getComputedStyle(ancestor).overflow === 'visible') continue
      const edge = ancestor.getBoundingClientRect()
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
    return { x: left, y: top, width: right - left, height: bottom - top }
  }
  const root = document.querySelector('wisp-popup')?.shadowRoot as ShadowRoot
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const words: Words[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement as HTMLElement
    const text = node.textContent?.trim()
    // Stages of games are painted by their designs, whatever the theme is.
    if (!text || element.closest('style, option, .wisp-hidden, .gift-stage, .foil-card, svg')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const [line] = range.getClientRects()
    if (!line?.width || line.x < 0 || line.y < 0 || line.right > innerWidth || line.bottom > innerHeight) continue
    const [red, green, blue, alpha] = channelsOf(getComputedStyle(element).color)
    const box = visiblePart(line, element)
    if (box.width > 0 && box.height > 0)
      words.push({ text, colour: [red, green, blue, alpha * opacityOf(element)], box })
  }
  return words
}

/** Runs in the page: hides all letters. */
const withoutLetters = (): void => {
  const root = document.querySelector('wisp-popup')?.shadowRoot as ShadowRoot
  const style = document.createElement('style')
  style.id = 'without-letters'
  style.textContent =
    '*, ::before, ::after, ::placeholder { color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; transition: none !important }'
  root.append(style)
}

/** Runs in the page. */
const withLetters = (): void =>
  document.querySelector('wisp-popup')?.shadowRoot?.getElementById('without-letters')?.remove()

const hex = (channels: number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The colour of most pixels in a box; of a photograph, near colours count as one. */
const groundIn = (picture: PNG, { x, y, width, height }: Box): number[] => {
  const groups = new Map<number, { count: number; sum: number[] }>()
  for (let row = Math.round(y); row < y + height && row < picture.height; row++)
    for (let column = Math.round(x); column < x + width && column < picture.width; column++) {
      const offset = (row * picture.width + column) * 4
      const [red = 0, green = 0, blue = 0] = picture.data.subarray(offset, offset + 3)
      const near = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
      const group = groups.get(near) ?? { count: 0, sum: [0, 0, 0] }
      group.count++
      for (const [channel, value] of [red, green, blue].entries())
        group.sum[channel] = (group.sum[channel] ?? 0) + value
      groups.set(near, group)
    }
  const [mainGroup = { count: 1, sum: [255, 255, 255] }] = [...groups.values()].sort((a, b) => b.count - a.count)
  return mainGroup.sum.map((sum) => sum / mainGroup.count)
}

export const paintedWords = async (page: Page): Promise<PaintedWords[]> => {
  const words = await page.evaluate(wordsShown)
  await page.evaluate(withoutLetters)
  const picture = PNG.sync.read(await page.screenshot())
  await page.evaluate(withLetters)
  return words.map(({ text, colour: [red, green, blue, alpha], box }) => {
    const ground = groundIn(picture, box)
    const blend = [red, green, blue].map((channel, index) => channel * alpha + (ground[index] ?? 0) * (1 - alpha))
    return { text, colour: hex(blend), ground: hex(ground) }
  })
}
