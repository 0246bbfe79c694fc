/** A browser fetches what `wisp weigh` says, and a popup waits for what it is said to wait for. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../../bench/browser/sites'
import type { Column, Served } from '../../bench/columns/column'
import { wispWith } from '../../bench/columns/wisp'
import { recorded } from '../../bench/figures/recorded'
import { at } from '../../build/paths.js'
import { createGallery } from '../../server/gallery/gallery'
import { readLibrary } from '../../server/popups/file/library'
import type { Store } from '../../server/store/store'
import { SCREENS } from '../../server/weight/candidates'
import { choiceId, type DesignChoice } from '../../shared/model/design-choice'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Device, FetchedFile, SiteWeight } from '../../shared/model/weight'
import type { WispApi } from '../../shared/page/model/api'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { launch } from '../support/launch'
import { BAR, popupOf } from '../support/popup'

const ID = 'popup00000001'
const library = createGallery(() => readLibrary(at('dist')))

const waiting = (more: Parameters<typeof popupOf>[0] = {}): PopupDefinition =>
  popupOf({ onClickOnly: true, triggers: {}, ...more })

/** A design of the library as a popup of the site. */
const design = (
  choice: Pick<DesignChoice, 'type' | 'format'>,
  more: Partial<PopupDefinition> = {},
): PopupDefinition => {
  const popupFile = library.popup(choiceId({ hebrew: false, vertical: false, dark: false, ...choice }))
  if (!popupFile) throw new Error(`no such design: ${choice.type} ${choice.format}`)
  const { status, paused, parts, htmlVersion, translations: _, ...popup } = popupFile
  return { ...popup, id: ID, onClickOnly: true, triggers: {}, ...more }
}

const GOODS = [1, 2, 3].map((number) => ({
  id: `pot-${number}`,
  title: `Pot ${number}`,
  description: 'Thrown by hand.',
  url: `/products/pot-${number}`,
  image: '',
  price: 1900,
  variants: [{ id: `${number}`, title: 'One', price: 1900 }],
}))

const withGoods = (store: Store, site: string) => store.catalogue.replace(site, 'EUR', GOODS)

/** With answers of the same length: a form that is filled in at once may look like a bot's, which wins nothing. */
const PRIZES: PopupDefinition['prizes'] = [
  { id: 'a', label: '10% off at the counter', code: 'TEN', chances: 50, winner: true },
  { id: 'b', label: 'Nothing this time, sorry!', code: '', chances: 50, winner: false },
]

const TEASER = waiting({
  id: 'popup00000002',
  name: 'With a teaser',
  design: {
    teaser: { mode: 'always', text: 'Our letter', position: 'bottom-left', entryEffect: 'none', exitEffect: 'none' },
  },
})

/** A field for each chunk that helps with one. */
const FIELDS = `
  <section data-wisp-screen="main">
    <form data-wisp-form>
      <label>Email<input type="email" data-wisp-field="email" data-wisp-check="business" required></label>
      <label>Phone<input type="tel" data-wisp-field="phone" data-wisp-check="phone-international"></label>
      <label>Guests<input type="number" data-wisp-field="guests"></label>
      <label>Day<input type="date" data-wisp-field="day"></label>
      <label>Colour<select data-wisp-field="colour" data-wisp-search><option>Red<option>Blue</select></label>
      <label>Wishes<textarea data-wisp-field="wishes"></textarea></label>
      <input type="hidden" data-wisp-field="source" value="popup">
      <button>Send</button>
    </form>
  </section>`

/** Longer, compressed too, than our words in another language. */
const LONG_TEXT = Array.from({ length: 1_500 }, (_, place) =>
  ((place * 2_654_435_761) % 4_294_967_296).toString(36),
).join(' ')

/** A photograph of the library, as the last screen has it. */
const thanksWithPicture = (): string => {
  const [image = ''] = design({ type: 'lightbox', format: 1 }).html.match(/<img[^>]*>/) ?? []
  return `<section data-wisp-screen="thanks">${image.replace(/ data-wisp-picture(="[^"]*")?/, '')}<h2>Thank you</h2></section>`
}

interface Row {
  popups: PopupDefinition[]
  prepare?: (store: Store, site: string) => Promise<unknown>
}

const ROWS: [name: string, row: Row][] = [
  ['a lead lightbox', { popups: [waiting()] }],
  ['a bar', { popups: [{ ...BAR, id: ID, onClickOnly: true, triggers: {} }] }],
  ['a game with its wheel', { popups: [design({ type: 'gamified', format: 1 }, { prizes: PRIZES })] }],
  [
    'products',
    { popups: [waiting({ html: '<h2>For you</h2><div data-wisp-products="popular"></div>' })], prepare: withGoods },
  ],
  ['a photograph of the library', { popups: [design({ type: 'lightbox', format: 1 })] }],
  ['a card beside the teaser of another popup', { popups: [waiting({ type: 'side-small' }), TEASER] }],
  [
    'a popup with targeting that a scroll opens',
    { popups: [popupOf({ triggers: { scrollPercent: 90, pagesVisited: 9 }, targeting: { adblock: false } })] },
  ],
  [
    'each kind of field, and thanks with a picture',
    { popups: [waiting({ html: FIELDS + thanksWithPicture(), design: { thanks: true } })] },
  ],
  ['a lead in another language', { popups: [waiting({ language: 'de' })] }],
  [
    'a popup that speaks the language of the page beside its first',
    {
      popups: [
        {
          ...waiting({ language: 'de', html: '<h2>Hallo</h2><a data-wisp-action="redirect" href="/more">Mehr</a>' }),
          translations: { en: { html: `${FIELDS}<p>${LONG_TEXT}</p>` } },
        },
      ],
    },
  ],
  [
    'a popup whose closing is the conversion',
    { popups: [waiting({ html: '<h2>Hello</h2>', design: { closeConverts: true, closeControl: 'button' } })] },
  ],
  [
    'a game without a form',
    { popups: [waiting({ type: 'gamified', html: '<h2>Hello</h2><div data-wisp-wheel></div>', prizes: PRIZES })] },
  ],
  [
    'a form that leads to another address',
    { popups: [waiting({ design: { redirect: { url: '/thanks', newTab: true, sendFormData: false } } })] },
  ],
  [
    'a popup that waits for an event of the page',
    { popups: [popupOf({ triggers: { event: { name: 'quote' }, element: '#reviews' } })] },
  ],
  [
    'closing and effects outside of the first file',
    { popups: [waiting({ design: { closeAfter: 3, entryEffect: 'flip', autoClose: 60 } })] },
  ],
]

/** Bytes of an answer that differ between servers: its address, and the name that the server gives itself. */
const OWN_BYTES = 24

const isAnswer = (path: string): boolean => /^\/api\/display\/\w+$/.test(path)

/** The ids of visitors and of their views differ. */
const withoutIds = (path: string): string => path.replace(/\/(conversion|total-website-session)\/.*/, '/$1')

/** Paths in order, with their bytes; of the answer only the path, whose bytes are compared for themselves. */
const listed = (files: { path: string; bytes: number }[]): string[] =>
  files.map(({ path, bytes }) => (isAnswer(path) ? path : `${withoutIds(path)} ${bytes}`)).sort()

const on = (device: Device, files: FetchedFile[]): FetchedFile[] =>
  files.filter(({ devices, elsewhere }) => devices.includes(device) && !elsewhere)

const CONTEXTS: Record<Device, BrowserContextOptions> = {
  phone: {
    viewport: { width: SCREENS.phone.width, height: 844 },
    deviceScaleFactor: SCREENS.phone.ratio,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  },
  desktop: { viewport: { width: SCREENS.desktop.width, height: 1080 }, deviceScaleFactor: SCREENS.desktop.ratio },
}

/** Runs in the page. */
const openPopup = (id: string): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('wisp:show', resolve)
    void (window as unknown as { wisp: WispApi }).wisp.open(id)
  })

const VALUES: [selector: string, value: string][] = [
  ['[type=email]', 'ann@pottery.example'],
  ['[type=tel]', '2015550123'],
  ['[data-wisp-field=guests]', '4'],
  ['[type=date]', '2030-01-31'],
  ['textarea', 'A table by the window'],
]

const sendLead = async (page: Page): Promise<void> => {
  const form = page.locator('wisp-popup form')
  for (const [selector, value] of VALUES) {
    const field = form.locator(selector)
    if (await field.count()) await field.fill(value)
  }
  await form.locator('button:not([type=button])').click()
}

/** A column whose server holds back the answers at some paths, until it is let go. A browser that is asked to would ask for no preflight. */
const holding = (column: Column) => {
  let paths: string[] = []
  let letGo = (): void => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const serve = async (): Promise<Served> => {
    const served = await column.serve()
    return {
      ...served,
      async fetch(request) {
        if (paths.includes(new URL(request.url).pathname)) await free
        return served.fetch(request)
      },
    }
  }
  return {
    column: { ...column, serve },
    letGo,
    hold(files: FetchedFile[]): void {
      paths = files.map(({ path }) => path)
    },
  }
}

describe.runIf(isShipped())('what wisp weigh says of', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  const weightAt = async (site: Site, device: Device): Promise<SiteWeight> => {
    const headers = {
      'user-agent': `${CONTEXTS[device].userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0'}`,
    }
    return (await fetch(`${site.origin}/weigh/bench.json`, { headers })).json()
  }

  it.each(
    everydayRows(
      ROWS.flatMap(([name, row]) => (['phone', 'desktop'] as const).map((device) => [name, device, row] as const)),
    ),
  )('%s on a %s is what a browser fetches', async (_, device, { popups, prepare }) => {
    const gate = holding(wispWith(popups, prepare))
    const { column, calls } = recorded(gate.column)
    const site = await openSite(column)
    const context = await browser.newContext(CONTEXTS[device])
    try {
      const weight = await weightAt(site, device)
      const [popup] = weight.popups
      const before = on(device, weight.before.files)
      const firing = [...before, ...on(device, popup?.firing.files ?? [])]
      const all = [...firing, ...on(device, popup?.after.files ?? [])]
      expect(weight.before[device]).toEqual({
        requests: before.length,
        bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      })

      calls.length = 0
      const page = await context.newPage()
      await page.goto(site.url)
      await expect.poll(() => listed(calls)).toEqual(listed(before))
      const answered = calls.find(({ path }) => isAnswer(path))?.bytes ?? 0
      const bytesInside = before.find(({ path }) => isAnswer(path))?.bytes ?? 0
      expect(Math.abs(answered - bytesInside)).toBeLessThanOrEqual(OWN_BYTES)

      gate.hold(on(device, popup?.after.files ?? []))
      await page.evaluate(openPopup, ID)
      await expect.poll(() => listed(calls)).toEqual(listed(firing))
      gate.letGo()
      await expect.poll(() => listed(calls)).toEqual(listed(all))

      if (!popup?.lead) return
      await sendLead(page)
      await expect.poll(() => listed(calls)).toEqual(listed([...all, ...on(device, popup.lead.files)]))
    } finally {
      await context.close()
      await site.stop()
    }
  })
})
