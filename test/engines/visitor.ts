/** One visitor of the site and what they do: come, press, fill in, look. */
import { expect } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import type { createSite } from '../support/site'
import type { Browser } from './driver/command'
import { eyesOf, handsOf, KEYS } from './driver/page'
import { watch } from './watch'

type Site = Awaited<ReturnType<typeof createSite>>

const BODY = `<h1>A page of text</h1><p><button id="before">A button</button></p>
  <p id="text">Text that must stay where it is.</p><div style="height: 3000px"></div>`

/** Runs in the page: what has the focus, in the popup or on the page, by its label, id or tag. */
const focused = (): string => {
  const { activeElement } = document
  const element = activeElement?.shadowRoot?.activeElement ?? activeElement
  return element?.getAttribute('aria-label') || element?.id || element?.localName || ''
}

/** How a visitor moves around the site. */
const waysOf = ({ command }: Browser, site: Site, { run, until }: ReturnType<typeof eyesOf>) => ({
  goTo: (path: string) => command('url', { url: `${site.host}${path}` }),
  back: () => command('back'),
  /** Puts these popups on the site and opens one of its pages as a new visitor. */
  async come(
    popups: PopupDefinition[],
    { head = '', body = BODY, tag = site.tag, language = 'en', hash = '' } = {},
  ): Promise<void> {
    await site.show(...popups)
    const dir = language === 'he' ? 'rtl' : 'ltr'
    const html = `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page</title>
      ${head}<script src="/watch.js"></script>${tag}<body>${body}</body></html>`
    site.files['/'] = { type: 'text/html', body: html }
    await this.goTo('/nothing')
    await command('cookie')
    await run(() => localStorage.clear())
    await this.goTo(`/${hash}`)
    await until(({ wisp }) => Boolean(wisp))
  },
})

export const createVisitor = async (browser: Browser, site: Site) => {
  site.files['/watch.js'] = { type: 'text/javascript', body: `(${watch})()` }
  site.files['/nothing'] = { type: 'text/html', body: '<!doctype html><title>Nothing</title>' }
  await browser.command('window/rect', { width: 1280, height: 860 })
  const eyes = eyesOf(browser.command)
  const hands = handsOf(browser.command)
  const { run, until, boxOf } = eyes
  const press = async (selector: string): Promise<void> => {
    const { x, y, width, height } = await boxOf(selector)
    await hands.drag([x + width / 2, y + height / 2])
  }
  const heading = (text: string) => until(({ inPopup }, text) => inPopup('h2')?.textContent === text, text)

  return {
    ...eyes,
    ...hands,
    ...waysOf(browser, site, eyes),
    press,
    heading,
    async open(id: string): Promise<void> {
      await run(({ wisp }, id) => void wisp.open(id), id)
      await boxOf('.wisp-frame')
    },
    gone: () => until(() => !document.querySelector('wisp-popup')),
    focused: () => run(focused),
    /** Waits until an element of this name has the focus. */
    hasFocus: (name: RegExp) => expect.poll(() => run(focused)).toMatch(name),
    /** Submits the usual form and waits for the thank screen. */
    async give(): Promise<void> {
      await press('input[type=email]')
      await hands.type(`ann@example.com${KEYS.Enter}`)
      await heading('Thank you')
    },
    emails: async () => (await site.store.leads.all({ search: '' })).map(({ email }) => email),
    /** The page had no error, no blocked request and nothing on its console. */
    async expectUndisturbed(): Promise<void> {
      expect(await run(({ wrong }) => wrong)).toEqual([])
    },
  }
}

export type Visitor = Awaited<ReturnType<typeof createVisitor>>

/** A site with our server and one visitor, for every case. */
export interface Fixture {
  site: Site
  visitor: Visitor
}
