import { beforeAll, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { FORM } from '../support/popup'
import { idOf, ofType } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const ID = idOf('embedded')
const POPUP = ofType('embedded', { onClickOnly: false })
const place = (id: string): string => `<div class="place" id="${id}" data-id="${ID}" style="min-height: 320px"></div>`

beforeAll(() => {
  fixture.world.put('/places', '', `<body>${place('first')}<p id="text">Text below it.</p>${place('second')}`)
  // Out of sight, with no room reserved for it.
  const below = `<div id="below" data-id="${ID}"></div><p>The end</p>`
  fixture.world.put('/below', '', `<body><p>The beginning</p><div style="height: 3000px"></div>${below}`)
})

const places = ({ page }: Visit) =>
  page.evaluate((id) => {
    const filled = [...document.querySelectorAll(`[data-id="${id}"]`)].filter(({ firstElementChild }) =>
      firstElementChild?.shadowRoot?.querySelector('h2'),
    )
    return filled.map((element) => element.id)
  }, ID)
const surfaces = ({ page }: Visit) => page.locator('wisp-popup').count()
const figures = async () => (await fixture.world.store.figures.totals()).get(ID)
const show = async (path = '/places', html = FORM, ours?: true) => {
  await fixture.world.show({ ...POPUP, html })
  return fixture.world.visit(path, { ours })
}

describe('an embedded popup', () => {
  it('stands in every place marked with its id, as one popup: it is viewed once, and all places close together', async () => {
    const visit = await show()
    const { page } = visit
    await expect.poll(() => places(visit)).toEqual(['first', 'second'])
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    const [box, frame] = await Promise.all(
      ['#first', '#first .wisp-frame'].map((selector) => page.locator(selector).boundingBox()),
    )
    expect([frame?.x, frame?.y, frame?.width]).toEqual([box?.x, box?.y, box?.width])
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 0 })
    await page.getByLabel('Email').first().focus()
    await page.keyboard.press('Escape')
    expect(await places(visit)).toEqual(['first', 'second'])
    await page.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => surfaces(visit)).toBe(0)
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, conversions: 0 })
  })

  it.runIf(isShipped())('leaves the page where it is when it goes to its next screen', async () => {
    const tall = '<div style="height: 1500px"></div>'
    const html = `<section data-wisp-screen="welcome"><h2>First</h2>${tall}<button data-wisp-action="next">On</button></section>
      <section data-wisp-screen="main"><h2>Second</h2>${tall}${tall}</section>`
    const { page } = await show('/below', html, true)
    const button = page.getByRole('button', { name: 'On' })
    await button.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await button.click()
    const heading = page.getByRole('heading', { name: 'Second' })
    await expect.poll(() => heading.evaluate((element) => element.matches(':focus'))).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  it.each(inBoth(['draws its place anew']))('keeps what was typed when the page %s, however it does that', async () => {
    const choice = '<select aria-label="Size" data-wisp-field="size"><option>S</option><option>L</option></select>'
    const visit = await show('/below', FORM.replace('<button', `${choice}<button`))
    const { page } = visit
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Size').selectOption('L')
    /** Changes that the page makes to the popup's place, and whether the place is there again at once. */
    const changes: [string, (id: string) => void][] = [
      [
        'replaces it',
        (id) =>
          void Object.assign(document.querySelector(`[data-id="${id}"]`) ?? {}, {
            outerHTML: `<section data-id="${id}"></section>`,
          }),
      ],
      ['empties it', (id) => document.querySelector(`[data-id="${id}"]`)?.replaceChildren()],
      [
        'writes its body anew',
        (id) => void Object.assign(document.body, { innerHTML: `<p>New</p><div data-id="${id}"></div>` }),
      ],
      ['takes it away', (id) => document.querySelector(`[data-id="${id}"]`)?.remove()],
      [
        'brings another',
        (id) => void Object.assign(document.body.appendChild(document.createElement('div')).dataset, { id }),
      ],
    ]
    const host = await page.locator('wisp-popup').elementHandle()
    for (const [description, act] of changes) {
      // Pages do this after a press, which is why things move.
      await page.mouse.click(1, 1)
      await page.evaluate(act, ID)
      const moved = () => host?.evaluate((element) => element.isConnected)
      await expect.poll(moved, { message: description }).toBe(description !== 'takes it away')
    }
    expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com')
    expect(await page.getByLabel('Size').inputValue()).toBe('L')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(figures).toMatchObject({ views: 1, conversions: 1 })
  })

  it.runIf(isShipped())(
    'keeps the focus and the caret where the visitor types while the page draws its place anew',
    async () => {
      const visit = await show('/below')
      const { page } = visit
      const email = page.getByLabel('Email')
      await email.click()
      await page.keyboard.type('an@example.com')
      await email.evaluate((field: HTMLInputElement) => Object.assign(field, { type: 'text' }).setSelectionRange(2, 2))
      const draw = () =>
        page.evaluate((id) => {
          const place = document.querySelector(`[data-id="${id}"]`)
          if (place) place.outerHTML = `<section data-id="${id}"></section>`
        }, ID)
      const hasFocus = () => email.evaluate((field) => field.matches(':focus'))
      for (const letter of ['n', 'a']) {
        await draw()
        await expect.poll(hasFocus).toBe(true)
        await page.keyboard.type(letter)
      }
      expect(await email.inputValue()).toBe('anna@example.com')
      // A visitor who has left the form does not get the focus back in it.
      await page.mouse.click(1, 1)
      // Leaving is noticed by a timer, which comes before this one.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      await draw()
      await expect.poll(() => page.locator('section wisp-popup').count()).toBe(1)
      expect(await hasFocus()).toBe(false)
    },
  )

  it('takes one lead: the place where it was given says thanks, the others disappear', async () => {
    const visit = await show()
    const { page } = visit
    await expect.poll(() => places(visit)).toEqual(['first', 'second'])
    await page.locator('#second').getByLabel('Email').fill('ann@example.com')
    await page.keyboard.press('Enter')
    await page.locator('#second').getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(() => places(visit)).toEqual(['second'])
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 1 })
    await visit.wisp((wisp) => wisp.close())
    await expect.poll(() => surfaces(visit)).toBe(0)
  })

  it.runIf(isShipped())(
    'appears in places that are added later, leaves with removed ones, and returns to a place that the page has emptied',
    async () => {
      // The changes that this page makes shift its layout.
      const visit = await show('/places', FORM, true)
      const { page } = visit
      await expect.poll(() => places(visit)).toEqual(['first', 'second'])
      await page.evaluate(() => {
        document.getElementById('first')?.remove()
        const late = document.getElementById('second')?.cloneNode() as HTMLElement
        late.id = 'late'
        document.body.append(late)
      })
      await expect.poll(() => places(visit)).toEqual(['second', 'late'])
      await page.evaluate(() => document.getElementById('late')?.replaceChildren())
      await expect.poll(() => places(visit)).toEqual(['second', 'late'])
      await page.evaluate(() => {
        const body = document.createElement('body')
        body.append(...[...document.body.children].filter(({ id }) => id === 'text' || id === 'second'))
        document.body.replaceWith(body)
      })
      await expect.poll(() => places(visit)).toEqual(['second'])
      expect(await surfaces(visit)).toBe(1)
    },
  )

  it.runIf(isShipped())(
    'is as wide as its place, and has a width of its own if the place adapts to its content',
    async () => {
      const row = `<div style="display: flex"><div id="item" data-id="${ID}"></div></div>`
      const narrow = `<div style="display: flex; width: 200px"><div id="narrow" data-id="${ID}"></div></div>`
      fixture.world.put('/widths', '', `<body>${row}${narrow}`)
      const visit = await show('/widths', FORM, true)
      await expect.poll(() => places(visit)).toEqual(['item', 'narrow'])
      const width = async (id: string) => (await visit.page.locator(`#${id} .wisp-frame`).boundingBox())?.width ?? 0
      expect(await width('item')).toBeGreaterThanOrEqual(320)
      expect(await width('narrow')).toBe(200)
    },
  )

  it.runIf(isShipped())('opened on a page without a place for it, shows once there is one', async () => {
    fixture.world.put('/none', '', '<body><p>Text.</p>')
    const visit = await show('/none')
    await visit.decided()
    const frameCount = visit.wisp(
      (wisp) =>
        new Promise((resolve) => wisp.on('show', () => resolve(document.querySelectorAll('[data-id] > *').length))),
    )
    await visit.wisp((wisp, id) => wisp.open(id), ID)
    await visit.page.evaluate((id) => {
      const late = document.createElement('div')
      Object.assign(late, { id: 'late' }).dataset.id = id
      document.body.append(late)
    }, ID)
    expect(await frameCount).toBe(1)
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 0 })
  })

  it.runIf(isShipped())('causes no layout shift if its place has room or is out of sight', async () => {
    const visit = await show('/below', '<h2>Hello</h2>')
    await expect.poll(() => places(visit)).toEqual(['below'])
    expect((await visit.page.locator('#below').boundingBox())?.height).toBeGreaterThan(20)
  })
})

/** How a place stands in a shadow root. `PLACE` is the place. */
const ROOTS: [how: string, markup: string][] = [
  ['declared in the page', '<app-box><template shadowrootmode="open">PLACE</template></app-box>'],
  [
    'in a root of a root',
    '<app-box><template shadowrootmode="open"><app-box><template shadowrootmode="open">PLACE</template></app-box></template></app-box>',
  ],
  [
    'in a root that appears later, and is filled later still',
    `<script>
      setTimeout(() => {
        const box = document.createElement('app-box')
        document.body.append(box)
        const root = box.attachShadow({ mode: 'open' })
        setTimeout(() => { root.innerHTML = \`PLACE\` }, 300)
      }, 300)
    </script>`,
  ],
]

describe.runIf(isShipped())('a place in an open shadow root', () => {
  it.each(everydayRows(ROOTS))('%s is found', async (how, markup) => {
    const path = `/root${ROOTS.findIndex(([name]) => name === how)}`
    fixture.world.put(path, '', `<body><h1>A shop</h1>${markup.replace('PLACE', place('inside'))}`)
    const { page } = await show(path)
    await page.locator('#inside wisp-popup').getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.poll(figures).toMatchObject({ views: 1, conversions: 1 })
  })

  it('is shut out by a fence around it, around the root, or on its element', async () => {
    const inside = (id: string) => `<template shadowrootmode="open">${place(id)}</template>`
    const fenced = `<div data-wisp-ignore><app-box>${inside('one')}</app-box></div><app-box data-wisp-ignore>${inside('two')}</app-box>
      <div data-wisp-ignore><p>Comments</p>${place('four')}</div>`
    fixture.world.put('/fenced-roots', '', `<body>${fenced}<app-box>${inside('three')}</app-box>`)
    const { page } = await show('/fenced-roots')
    // Its host has no box of its own.
    await page.locator('#three wisp-popup').getByLabel('Email').waitFor()
    expect(await page.locator('wisp-popup').count()).toBe(1)
  })
})
