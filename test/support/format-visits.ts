/** Visits to every numbered design, in a shop with products and a cart. */
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import type { BrandedTheme } from '../../shared/model/theme'
import { painted, type Variant } from './designs'
import { offerOf, type StoreAnswers, stocked } from './product-store'
import type { Visit } from './visit.page'
import type { World } from './world'

interface View {
  name: string
  variant: Variant
  viewport: { width: number; height: number }
  theme?: BrandedTheme
}

export const VIEWS: View[] = [
  { name: 'on a desktop', variant: { language: 'en', layout: 'horizontal' }, viewport: { width: 1280, height: 800 } },
  {
    name: 'in Hebrew, upright, in the dark',
    variant: { language: 'he', layout: 'vertical' },
    viewport: { width: 1280, height: 800 },
    theme: { dark: true },
  },
  {
    name: 'on a small phone',
    variant: { language: 'en', layout: 'horizontal' },
    viewport: { width: 320, height: 640 },
  },
]

/** Beside these, cards of products have tests of their own. Large figures that their designs let run over an edge, like a picture. */
const CROPPED = '.design:is(.letter, .offer, .reps, .seam) :is(.numeral, .seam-number), .lane-step'

/** Runs in the page: what a visitor could not use, of the popup that is open. */
const troublesIn = ({
  isOverPage,
  isWhole,
  mayBreakFrom,
  CROPPED,
}: {
  isOverPage: boolean
  isWhole: boolean
  mayBreakFrom: number
  CROPPED: string
}): string[] => {
  const root = document.querySelector('wisp-popup')?.shadowRoot
  const frame = root?.querySelector('.wisp-frame')
  const inner = root?.querySelector('.wisp-root')
  if (!root || !frame || !inner) return ['does not show']
  const problems: string[] = []
  const { left, right, top, bottom } = frame.getBoundingClientRect()
  const isLong = isOverPage && (top < -1 || bottom > innerHeight + 1)
  if (left < -1 || right > innerWidth + 1 || isLong) problems.push('leaves the window')
  if (inner.scrollWidth > inner.clientWidth + 1) problems.push('is wider than its frame')
  for (const control of root.querySelectorAll<HTMLElement>('button,a[href],input:not([type=hidden]),select,textarea')) {
    // The link of a product covers all that is told about it.
    const covers = getComputedStyle(control, '::after').position === 'absolute' ? control.offsetParent : null
    const { width, height } = (control.closest('label') ?? covers ?? control).getBoundingClientRect()
    if (width && (width < 24 || height < 24))
      problems.push(`${control.outerHTML.slice(0, 80)} is ${Math.round(width)} × ${Math.round(height)} px`)
  }
  const walker = document.createTreeWalker(inner, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement as HTMLElement
    if (element.closest(`style, option, svg, .wisp-hidden, .wisp-ticker, [part='products'], ${CROPPED}`)) continue
    if (!walker.currentNode.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
    let isForReaders = false
    for (let each: Element | null = element; each; each = each.parentElement)
      isForReaders ||= getComputedStyle(each).clipPath === 'inset(50%)'
    if (isForReaders) continue
    const words = document.createRange()
    words.selectNodeContents(walker.currentNode)
    const line = words.getBoundingClientRect()
    let [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(ancestor)
      // Text that can be scrolled to is not lost, and dots at the end show that a title goes on.
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) break
      if (!/clip|hidden/.test(overflowX)) continue
      const edge = ancestor.getBoundingClientRect()
      from = Math.max(from, edge.left)
      to = Math.min(to, edge.right)
    }
    // A word that is longer than its line is cut in two, without a hyphen. Addresses and what has a hyphen may break.
    for (const { index, 0: word } of walker.currentNode.textContent.matchAll(/[\p{L}\p{M}’']{2,}|\d{2,}/gu)) {
      words.setStart(walker.currentNode, index)
      words.setEnd(walker.currentNode, index + word.length)
      const [first, ...others] = [...words.getClientRects()].filter(({ width }) => width)
      if (
        isWhole &&
        word.length < mayBreakFrom &&
        others.some(({ top }) => first && top >= first.top + first.height / 2)
      )
        problems.push(`"${word}" is broken`)
    }
    if (line.left < from - 2 || line.right > to + 2)
      problems.push(`"${walker.currentNode.textContent.slice(0, 40)}" is cut off`)
  }
  return problems
}

/**
 * Lists the things of the open popup that a visitor could not use.
 * @param isWhole whether no word may be broken
 * @param mayBreakFrom letters of a word that may be broken nevertheless, as browsers that know the language hyphenate it
 */
export const troubles = (
  { page }: Visit,
  isOverPage: boolean,
  isWhole = false,
  mayBreakFrom = 1_000,
): Promise<string[]> => page.evaluate(troublesIn, { isOverPage, isWhole, mayBreakFrom, CROPPED })

export const open = async ({ page, wisp }: Visit, { id }: PopupDefinition): Promise<void> => {
  await wisp((wisp, id) => wisp.open(id), id)
  await page.locator('wisp-popup .wisp-frame').waitFor()
  await page.evaluate(painted)
}

export const close = async ({ page, wisp }: Visit, { id }: PopupDefinition): Promise<void> => {
  await wisp((wisp, id) => wisp.close(id), id)
  await page.locator('wisp-popup .wisp-frame').waitFor({ state: 'detached' })
}

export const isOverPage = (type: PopupType): boolean => type !== 'embedded'

/** A picture of no file, as wide as it is high. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="400"%3E%3Crect width="400" height="400" fill="%23c8b49c"/%3E%3C/svg%3E'

const variant = (price: number, before?: number) => [
  { id: `at-${price}`, title: 'One', price, available: true, ...(before && { compareAtPrice: before }) },
]
const STORE: StoreAnswers = {
  otherwise: [
    offerOf('serum', { title: 'Amber serum', image: PICTURE, variants: variant(4_800) }),
    offerOf('jug', { title: 'Speckled jug with two handles', image: PICTURE, variants: variant(3_600, 4_200) }),
    offerOf('books', { title: 'Five stories', image: PICTURE, variants: variant(2_900) }),
  ],
  thresholds: [{ kind: 'shipping', amount: 7_500 }],
}
const CART = { count: 2, value: 5_000, currency: 'EUR', products: ['jug'] }

/** Runs in the page: it tells its cart when it is asked. */
const tellCart = (detail: object): void =>
  addEventListener('wisp:cart-wanted', () => void dispatchEvent(new CustomEvent('wisp:cart', { detail })))

/** A visit to a shop with products and a cart. */
export const visit = async (
  world: World,
  popups: PopupDefinition[],
  viewport: View['viewport'],
  path = '/plain',
): Promise<Visit> => {
  await world.show(...popups)
  const prepare = async (visit: Visit) => {
    await stocked(visit, STORE)
    await visit.page.addInitScript(tellCart, CART)
  }
  const visit = await world.visit(path, { viewport, reducedMotion: 'reduce', prepare })
  await visit.decided()
  return visit
}
