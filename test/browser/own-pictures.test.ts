/** The owner's pictures in the designs of the library. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popup-file/library'
import { readPopupFile } from '../../server/popup-file/read'
import { storePictures } from '../../server/popup-file/store-pictures'
import type { PopupDefinition } from '../../shared/model/popup'
import { open, STILL } from '../support/asked'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { designsAs, loadFonts, pageOf, painted } from '../support/designs'
import { inGroups } from '../support/in-groups'
import { SITE } from '../support/site'
import type { Visit } from '../support/visit.page'

const held = withWorld()
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 760 }
const ID = 'ownpicture001'
const folder = mkdtempSync(join(tmpdir(), 'wisp-own-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A picture whose quarters differ in colour. */
const quarters = (): Promise<Buffer> =>
  // Of pixels: the server, which runs in this process, lets nothing draw an SVG.
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c65' } })
    .composite([
      { input: { create: { width: 800, height: 600, channels: 4, background: '#376' } }, left: 0, top: 0 },
      { input: { create: { width: 800, height: 600, channels: 4, background: '#dba' } }, left: 800, top: 600 },
      { input: { create: { width: 360, height: 360, channels: 4, background: '#fff' } }, left: 220, top: 120 },
    ])
    .jpeg()
    .toBuffer()

const popupWith = async (picture: object, more: object = {}): Promise<PopupDefinition> => {
  const library = readLibrary(at('dist'))
  const file = join(folder, 'popup.json')
  const { world } = held
  const plain = { id: ID, name: 'A letter', type: 'lightbox', template: 'newsletter', onClickOnly: true }
  writeFileSync(file, JSON.stringify({ ...plain, images: { picture: { alt: 'A vase', ...picture } }, ...more }))
  return storePictures(readPopupFile(file, library), file, library, (name, content) =>
    world.images.add(SITE, name, content),
  )
}

/** Runs in the page. */
const look = () => {
  const root = document.querySelector('wisp-popup')?.shadowRoot as ShadowRoot
  const image = root.querySelector('.art img') as HTMLImageElement
  const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round)
  return {
    image: box(image.getBoundingClientRect()),
    art: box((image.closest('.art') as Element).getBoundingClientRect()),
    address: image.currentSrc,
    natural: image.naturalWidth,
    opacity: getComputedStyle(image).opacity,
    ground: getComputedStyle(image.parentElement as Element).backgroundColor,
    fits: [getComputedStyle(image).objectFit, getComputedStyle(image).objectPosition],
  }
}

describe.runIf(inject('framework') === 'preact')('an own picture', () => {
  beforeAll(async () => writeFileSync(join(folder, 'vase.jpg'), await quarters()))

  const visitWith = async (popup: PopupDefinition, options: Parameters<typeof held.world.visit>[1] = {}) => {
    await held.world.show(popup)
    return held.world.visit('/plain', { ...STILL, viewport: DESKTOP, ...options })
  }
  const shown = async (visit: Visit): Promise<Visit> => {
    await open(visit, ID)
    await visit.dialog.waitFor()
    return visit
  }

  it.each([
    ['a desktop', { viewport: DESKTOP }, /w_463,h_540,fp_0\.25_0\.25,q_\d+,.*\/vase\.jpg$/],
    ['a phone', { viewport: PHONE, deviceScaleFactor: 2 }, /w_480,h_560,fp_0\.25_0\.25,.*\/vase\.jpg$/],
  ])(
    'fills the box of the drawing, in the size that %s needs, decoded before it shows',
    async (_, options, address) => {
      const popup = await popupWith({ src: './vase.jpg', focus: { x: 25, y: 25 } })
      const visit = await visitWith(popup, {
        ...options,
        prepare: ({ page }) =>
          page.addInitScript(() => {
            // The popup waits for the picture, however long the server takes to make it.
            const set = window.setTimeout
            window.setTimeout = ((action: () => void, ms?: number) =>
              ms === 300 ? 0 : set(action, ms)) as typeof window.setTimeout
            addEventListener('wisp:show', () => {
              const image = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('img')
              Object.assign(globalThis, { complete: image?.complete && image.naturalWidth > 0 })
            })
          }),
      })
      await shown(visit)
      const { page } = visit
      const seen = await page.evaluate(look)
      expect(seen.image).toEqual(seen.art)
      expect(seen.address).toMatch(address)
      expect(seen.natural).toBeGreaterThan(0)
      expect(seen.fits).toEqual(['cover', '25% 25%'])
      expect(await page.evaluate(() => (globalThis as { complete?: boolean }).complete)).toBe(true)
      expect(await page.getByRole('img', { name: 'A vase' }).count()).toBe(1)
      expect(await violationsOf(page)).toEqual([])
    },
  )

  it('leaves the design’s ground if it cannot be loaded, and its words for screen readers', async () => {
    const visit = await visitWith(await popupWith({ src: 'https://cdn.example/none.jpg' }), {
      prepare: ({ page }) => page.route('https://cdn.example/**', (route) => route.abort()),
    })
    const { page } = await shown(visit)
    await expect.poll(async () => (await page.evaluate(look)).opacity).toBe('0')
    const seen = await page.evaluate(look)
    expect(seen.ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(seen.image).toEqual(seen.art)
    expect(await page.getByRole('img', { name: 'A vase' }).count()).toBe(1)
  })

  it('does not hold up a popup for long, and moves nothing when it comes', async () => {
    let arrive = (): void => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const content = await quarters()
    const visit = await visitWith(await popupWith({ src: 'https://cdn.example/late.jpg' }), {
      prepare: ({ page }) =>
        page.route('https://cdn.example/**', async (route) => {
          await late
          await route.fulfill({ contentType: 'image/jpeg', body: content })
        }),
    })
    const { page } = await shown(visit)
    const before = await page.evaluate(look)
    expect(before.natural).toBe(0)
    arrive()
    await expect.poll(async () => (await page.evaluate(look)).natural).toBe(1600)
    const after = await page.evaluate(look)
    expect(after.image).toEqual(before.image)
    expect(after.opacity).toBe('1')
  })
})

/** Runs in the page: the size of the box of the picture. */
const boxOf = () => {
  const root = document.querySelector('wisp-popup')?.shadowRoot as ShadowRoot
  const { width, height } = (root.querySelector('img') as Element).getBoundingClientRect()
  return { width, height }
}

/** Text makes some boxes higher than they are meant to be. */
const ROOM = 8

describe.runIf(inject('framework') === 'preact')('the box of a picture', () => {
  beforeAll(async () => writeFileSync(join(folder, 'vase.jpg'), await quarters()))

  const library = readLibrary(at('dist'))
  /** The designs that have a picture, and are shown over the page. */
  const designsOf = (layout: 'horizontal' | 'vertical') =>
    Object.values(designsAs({ language: 'en', layout })).flatMap((popup) => {
      const name = popup.made?.template ?? ''
      const slot = library.designs[name]?.en?.pictures?.picture
      return slot && popup.type !== 'embedded' && popup.type !== 'gamified' ? [{ popup, name, slot }] : []
    })
  const CASES = (
    [
      ['wide', 'horizontal', DESKTOP],
      ['small', 'vertical', DESKTOP],
      ['small', 'horizontal', PHONE],
    ] as const
  ).flatMap(([shape, layout, viewport]) =>
    inGroups(designsOf(layout), 8).map((designs) => ({
      ...{ shape, layout, viewport, designs },
      names: designs.map(({ name }) => name).join(', '),
    })),
  )

  it('is there in many designs', () => expect(designsOf('horizontal').length).toBeGreaterThan(9))

  it.each(CASES)('is at most as large as its design says: $shape, $layout, $names', async (each) => {
    const { designs, shape, viewport } = each
    const { world } = held
    const popups: PopupDefinition[] = []
    for (const { popup, name } of designs) {
      const { html, made } = await popupWith({ src: './vase.jpg' }, { type: popup.type, template: name })
      popups.push({ ...popup, html, made })
    }
    await world.show(...popups)
    world.files['/designs'] = { type: 'text/html', body: pageOf(world.tag, []) }
    const visit = await world.visit('/designs', { ...STILL, viewport })
    await visit.page.evaluate(loadFonts)
    const { page, wisp } = visit
    const problems: string[] = []
    for (const { popup, name, slot } of designs) {
      await open(visit, popup.id)
      const frame = page.locator('wisp-popup .wisp-frame').filter({ visible: true })
      await frame.waitFor()
      await page.evaluate(painted)
      const box = await page.evaluate(boxOf)
      const said = slot.screens && viewport === DESKTOP ? { width: 1280, height: 1080 } : slot[shape]
      if (box.width > said.width + 1 || box.height > said.height + ROOM || box.width * box.height < 100)
        problems.push(`${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`)
      await wisp((wisp, id) => wisp.close(id), popup.id)
      await frame.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
  })
})
