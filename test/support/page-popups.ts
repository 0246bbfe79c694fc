/** Small pages with popups of their own, for browser cases. */
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { withBuiltPages } from './built-page'
import type { Visit } from './visit.page'

interface PopupPage {
  /** Display options by DOM id; the option id of `letter` is `31`, of `sale` it is `32`. */
  popups?: Record<string, unknown>
  openers?: Record<string, string>
  actions?: Record<string, unknown>
  body?: string
  head?: string
  attributes?: string
  lang?: string
  as?: ((document: string) => string) | undefined
}

const LETTER = `<div id="letter" data-popup-option-id="31" hidden>
  <div class="card"><h2>Stay in touch</h2><p>One letter a month.</p><form id="form" novalidate>
  <label>Email <input id="email" type="email"></label></form></div></div>`
const SALE = `<div id="sale" data-popup-option-id="32" hidden><div class="card"><h2>Sale ends soon</h2></div></div>`
const CARD = '<style nonce="n0nce">.card { width: 420px; padding: 32px; background: #fff; color: #222 }</style>'

/** Without a number of seconds, it shows at once. */
export const AT_ONCE = { howToShowUp: { trigger: 'after_page_load', delay: '' } }
export const ON_EXIT = { howToShowUp: { trigger: 'mouse_exits' } }

/** The pointer leaves the page by its left side, at this height, or by its top. */
export const leaveAt = async ({ page }: Visit, y: number): Promise<void> => {
  await page.mouse.move(400, 300)
  await page.mouse.move(y < 0 ? 400 : -1, y)
}

export const withPagePopups = () => {
  const fixture = withBuiltPages()
  let pages = 0
  return Object.assign(fixture, {
    /** Opens a page with `letter` and `sale`; without animations, which take most of the time of a case. */
    async open(content: PopupPage, options: Parameters<typeof fixture.world.visit>[1] & BrowserContextOptions = {}) {
      const { popups = {}, openers = {}, actions = {}, body = '', head = '', ...rest } = content
      const url = fixture.built.put(`/popups-${pages++}`, {
        ...rest,
        head: CARD + head,
        body: `<h1>Hill Pottery</h1><p>Two days, six places.</p>${body}${LETTER}${SALE}`,
        data: { popups, openers, actions },
      })
      return fixture.world.visit(url, { reducedMotion: 'reduce', ...options })
    },
  })
}

/** The frame of the popup that is open. */
export const frameOf = ({ page }: Visit): Locator => page.locator('wisp-popup .wisp-frame')
