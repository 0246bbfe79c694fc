/** Where the lines of an open popup begin and end, and whether its letters are drawn whole. */
import type { Page } from 'playwright-core'

/** What no line begins with, by JIS X 4051: closing brackets, stops, small kana and marks that lengthen a sound. */
const NOT_FIRST = '、。，．・：；？！）」』】〕〉》〟ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶーゝゞ々％'
const NOT_LAST = '（「『【〔〈《〝'

/** Runs in the page. */
const badLinesIn = ({ NOT_FIRST, NOT_LAST }: { NOT_FIRST: string; NOT_LAST: string }): string[] => {
  const inner = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('.wisp-root')
  if (!inner) return ['does not show']
  /** The lines of a text, each with the box of its letters. */
  const linesOf = (node: Node): { text: string; box: DOMRect }[] => {
    const lines: { text: string; box: DOMRect }[] = []
    const letter = document.createRange()
    for (const [index, sign] of [...(node.textContent ?? '')].entries()) {
      letter.setStart(node, index)
      letter.setEnd(node, index + 1)
      const box = letter.getBoundingClientRect()
      if (!box.width) continue
      const line = lines.at(-1)
      if (line && Math.abs(line.box.top - box.top) < box.height / 2) line.text += sign
      else lines.push({ text: sign, box })
    }
    return lines
  }
  /** The square of a letter, without the room that its typeface has above and below. */
  const isClipped = (element: Element, box: DOMRect): boolean => {
    const half = Number.parseFloat(getComputedStyle(element).fontSize) / 2
    const middle = box.top + box.height / 2
    for (let ancestor: Element | null = element; ancestor && ancestor !== inner; ancestor = ancestor.parentElement) {
      if (!/clip|hidden/.test(getComputedStyle(ancestor).overflowY)) continue
      const { top, bottom } = ancestor.getBoundingClientRect()
      if (middle - half < top - 1 || middle + half > bottom + 1) return true
    }
    return false
  }
  const problems: string[] = []
  const walker = document.createTreeWalker(inner, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement as HTMLElement
    if (element.closest('style, option, svg, .wisp-hidden, .wisp-ticker, [part=products]')) continue
    if (!/[\u3040-\u9fff]/.test(walker.currentNode.textContent ?? '') || !element.checkVisibility()) continue
    const lines = linesOf(walker.currentNode)
    const said = (line: { text: string }): string =>
      `"${line.text}" of "${walker.currentNode.textContent?.slice(0, 20)}"`
    for (const [index, line] of lines.entries()) {
      const [last, next] = [line.text.at(-1) ?? '', lines[index + 1]?.text[0] ?? '']
      if (next && NOT_FIRST.includes(next)) problems.push(`a line begins with ${next}: ${said(line)}`)
      if (next && NOT_LAST.includes(last)) problems.push(`a line ends with ${last}: ${said(line)}`)
      if (isClipped(element, line.box)) problems.push(`${said(line)} is cut above or below`)
      const distance = (lines[index + 1]?.box.top ?? Number.POSITIVE_INFINITY) - line.box.top
      if (distance < Number.parseFloat(getComputedStyle(element).fontSize) * 1.2 - 0.5)
        problems.push(`${said(line)} is too near to the next`)
    }
    if (element.matches('h2') && lines.length > 1 && lines.at(-1)?.text.length === 1)
      problems.push(`a letter stands alone in "${walker.currentNode.textContent}"`)
  }
  return problems
}

/** Lines that break where no reader of Japanese expects it, lie too near, or whose letters are cut off. */
export const badLines = (page: Page): Promise<string[]> => page.evaluate(badLinesIn, { NOT_FIRST, NOT_LAST })

/** The typeface that draws these letters in the suites (letters.js). */
const FAMILY = 'Sawarabi Gothic'
const LETTER = /[\u3040-\u30ff\u4e00-\u9fff]/g

/** Texts of the open popup of which that typeface draws fewer letters than there are: others would show as boxes. */
export const undrawnLetters = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument', { depth: 0 })
  const undrawn: string[] = []
  for (const element of await page.locator('wisp-popup .design :is(h2, p, label, button, span)').elementHandles()) {
    if (!(await element.isVisible()) || (await element.$('*'))) continue
    const text = (await element.textContent()) ?? ''
    // The session has its own names for elements.
    await element.evaluate((each) => Object.assign(globalThis, { looked: each }))
    const { result } = await session.send('Runtime.evaluate', { expression: 'looked' })
    const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const drawn = fonts.find(({ familyName }) => familyName === FAMILY)?.glyphCount ?? 0
    if (drawn < (text.match(LETTER) ?? []).length) undrawn.push(text)
  }
  await session.detach()
  return undrawn
}
