/** The owner's pictures in the designs of the library. */
import { describe, expect, inject, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { open, STILL } from '../support/on-request'
import { ID, quarters, withOwnPictures } from '../support/own-picture'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()
const popupWith = withOwnPictures(fixture)
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 760 }

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
  const visitWith = async (popup: PopupDefinition, options: Parameters<typeof fixture.world.visit>[1] = {}) => {
    await fixture.world.show(popup)
    return fixture.world.visit('/plain', { ...STILL, viewport: DESKTOP, ...options })
  }
  const openPopup = async (visit: Visit): Promise<Visit> => {
    await open(visit, ID)
    await visit.dialog.waitFor()
    return visit
  }

  it.each([
    ['a desktop', { viewport: DESKTOP }, /w_463,h_540,fp_0\.25_0\.25,q_\d+,.*\.jpg$/],
    ['a phone', { viewport: PHONE, deviceScaleFactor: 2 }, /w_480,h_560,fp_0\.25_0\.25,.*\.jpg$/],
  ])(
    'fills the box of the drawing, in the size that %s needs, decoded before it shows',
    async (_, options, address) => {
      const popup = await popupWith({ src: './vase.jpg', focus: { x: 25, y: 25 } })
      const visit = await visitWith(popup, {
        ...options,
        prepare: ({ page }) =>
          page.addInitScript(() => {
            // The popup waits for the picture, however long the server takes to make it.
            const setTimer = window.setTimeout
            window.setTimeout = ((action: () => void, ms?: number) =>
              ms === 300 ? 0 : setTimer(action, ms)) as typeof window.setTimeout
            addEventListener('wisp:show', () => {
              const image = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('img')
              Object.assign(globalThis, { complete: image?.complete && image.naturalWidth > 0 })
            })
          }),
      })
      await openPopup(visit)
      const { page } = visit
      const picture = await page.evaluate(look)
      expect(picture.image).toEqual(picture.art)
      expect(picture.address).toMatch(address)
      expect(picture.natural).toBeGreaterThan(0)
      expect(picture.fits).toEqual(['cover', '25% 25%'])
      expect(await page.evaluate(() => (globalThis as { complete?: boolean }).complete)).toBe(true)
      expect(await page.getByRole('img', { name: 'A vase' }).count()).toBe(1)
      expect(await violationsOf(page)).toEqual([])
    },
  )

  it('leaves the design’s ground if it cannot be loaded, and its words for screen readers', async () => {
    const visit = await visitWith(await popupWith({ src: 'https://cdn.example/none.jpg' }), {
      prepare: ({ page }) => page.route('https://cdn.example/**', (route) => route.abort()),
    })
    const { page } = await openPopup(visit)
    await expect.poll(async () => (await page.evaluate(look)).opacity).toBe('0')
    const picture = await page.evaluate(look)
    expect(picture.ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(picture.image).toEqual(picture.art)
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
    const { page } = await openPopup(visit)
    const before = await page.evaluate(look)
    expect(before.natural).toBe(0)
    arrive()
    await expect.poll(async () => (await page.evaluate(look)).natural).toBe(1600)
    const after = await page.evaluate(look)
    expect(after.image).toEqual(before.image)
    expect(after.opacity).toBe('1')
  })
})
