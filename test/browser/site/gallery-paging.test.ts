import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { link, openSite } from '../../support/gallery-site'

const fixture = withWorld()

const POTS = ['400x300-teal', '300x400-navy', '600x200-olive']
const gallery = (attributes = '', links = POTS): string =>
  `<div data-wisp-gallery ${attributes}>${links.map((size) => link(size)).join('')}</div>`

const open = async (body = gallery(), index = 0, options: Parameters<typeof openSite>[2] = {}) => {
  const site = await openSite(fixture.world, body, options)
  await site.press(index)
  const counter = (): Promise<string | null> => site.gallery.locator('.wisp-gallery-counter').textContent()
  return { ...site, counter, key: (name: string) => site.page.keyboard.press(name) }
}

describe.runIf(isShipped())('paging in a gallery', () => {
  it('goes by arrow keys and Tab, and not beyond either end', async () => {
    const { key, shows, counter, focused } = await open()
    await shows('/400x300-teal.jpg')
    await key('ArrowLeft')
    await expect.poll(counter).toBe('1 / 3')
    await key('ArrowRight')
    await shows('/300x400-navy.jpg')
    await key('Tab')
    await shows('/600x200-olive.jpg')
    await key('ArrowRight')
    expect([await counter(), await focused()]).toEqual(['3 / 3', 'Gallery'])
    // There is no next one: the focus moves inside.
    await key('Tab')
    expect([await counter(), await focused()]).toEqual(['3 / 3', 'Previous'])
    await key('Shift+Tab')
    await shows('/300x400-navy.jpg')
    await key('ArrowLeft')
    await shows('/400x300-teal.jpg')
    await expect.poll(counter).toBe('1 / 3')
  })

  it('is mirrored from right to left', async () => {
    const { key, shows, page, counter } = await open(gallery(), 0, { lang: 'he' })
    await shows('/400x300-teal.jpg')
    await key('ArrowRight')
    await expect.poll(counter).toBe('1 / 3')
    await key('ArrowLeft')
    await shows('/300x400-navy.jpg')
    const [next, previous] = await Promise.all(
      ['הבא', 'הקודם'].map((name) => page.getByRole('button', { name }).boundingBox()),
    )
    expect([next?.x, previous?.x]).toEqual([12, 1224])
    await page.getByRole('button', { name: 'הקודם' }).click()
    await shows('/400x300-teal.jpg')
  })

  it('goes by the buttons, which are there only where there is something', async () => {
    const { page, shows, focused } = await open(gallery(), 1)
    const buttons = (): Promise<(string | null)[]> =>
      page
        .locator('#wisp-gallery > button:visible')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    await shows('/300x400-navy.jpg')
    await expect.poll(buttons).toEqual(['Previous', 'Next', 'Close'])
    await page.getByRole('button', { name: 'Next' }).click()
    await shows('/600x200-olive.jpg')
    expect([await buttons(), await focused()]).toEqual([['Previous', 'Close'], 'Gallery'])
    await page.getByRole('button', { name: 'Previous' }).click()
    await shows('/300x400-navy.jpg')
    await page.getByRole('button', { name: 'Previous' }).click()
    await shows('/400x300-teal.jpg')
    expect(await buttons()).toEqual(['Next', 'Close'])
  })

  it('goes round if it is cyclic', async () => {
    const { key, shows } = await open(gallery('data-cyclic="true"'))
    await shows('/400x300-teal.jpg')
    await key('ArrowLeft')
    await shows('/600x200-olive.jpg')
    await key('ArrowRight')
    await shows('/400x300-teal.jpg')
  })

  it('has once what is linked twice', async () => {
    const { key, shows, counter } = await open(gallery('', ['400x300-teal', '400x300-teal', '600x200-olive']))
    await shows('/400x300-teal.jpg')
    await key('ArrowRight')
    await shows('/600x200-olive.jpg')
    await expect.poll(counter).toBe('2 / 2')
  })

  it('ignores keys while one image changes into the other', async () => {
    const { page, shows, counter } = await open(gallery(), 0, { context: { reducedMotion: 'no-preference' } })
    await shows('/400x300-teal.jpg')
    await page.evaluate(async () => {
      const dialog = document.querySelector('#wisp-gallery') as Element
      const press = (): unknown => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
      // Waits until the first image stands still, and the code that listens to keys is there.
      while (dialog.ariaBusy !== 'true') {
        await new Promise(requestAnimationFrame)
        press()
      }
      while (dialog.querySelectorAll('.wisp-gallery-image').length < 2) await new Promise(requestAnimationFrame)
      press()
      press()
    })
    await shows('/300x400-navy.jpg')
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect.poll(counter).toBe('2 / 3')
  })

  it('waits no longer for what the visitor has passed, nor for what was closed', async () => {
    const named = (size: string): string => `<a href="/${size}.jpg">${size}</a>`
    const body = gallery('', []).replace('></div>', `>${[...POTS, '410x300-plum'].map(named).join('')}</div>`)
    const { page, gallery: dialog, shows, key, press, closed } = await open(body, 0, { slow: /navy|plum/ })
    const busy = () => dialog.getAttribute('aria-busy')
    await shows('/400x300-teal.jpg')
    expect(await busy()).toBeNull()
    await key('ArrowRight')
    await expect.poll(busy).toBe('true')
    await key('ArrowRight')
    await shows('/600x200-olive.jpg')
    expect(await busy()).toBeNull()
    await key('ArrowRight')
    await expect.poll(busy).toBe('true')
    await key('Escape')
    await closed()
    await press(0)
    await shows('/400x300-teal.jpg')
    expect(await busy()).toBeNull()
    // Nor does it begin to wait later.
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await busy()).toBeNull()
  })

  it('leaves keys to fields, and to pages in the gallery', async () => {
    const { page, shows, key, counter } = await open()
    await shows('/400x300-teal.jpg')
    await expect.poll(counter).toBe('1 / 3')
    await page.evaluate(() => {
      const field = document.createElement('input')
      document.querySelector('.wisp-gallery-stage')?.append(field)
      field.focus()
    })
    await key('ArrowRight')
    await expect.poll(counter).toBe('1 / 3')
    await page.locator('#wisp-gallery').focus()
    await key('Control+ArrowRight')
    await expect.poll(counter).toBe('1 / 3')
    await key('ArrowRight')
    await shows('/300x400-navy.jpg')
  })

  it('asks for the nearest images once the present one has come, and for each only once', async () => {
    const { pictureRequests, shows, key } = await open(gallery('', [...POTS, '500x500-pink', '510x500-plum']), 2)
    await shows('/600x200-olive.jpg')
    await expect
      .poll(() => pictureRequests.toSorted())
      .toEqual(['/300x400-navy.jpg', '/500x500-pink.jpg', '/600x200-olive.jpg'])
    expect(pictureRequests[0]).toBe('/600x200-olive.jpg')
    await key('ArrowRight')
    await shows('/500x500-pink.jpg')
    await expect.poll(() => pictureRequests.slice(3)).toEqual(['/510x500-plum.jpg'])
  })

  it('can be switched off: keys, arrows, counter and title', async () => {
    const off =
      'data-enable-keyboard-nav="false" data-show-nav-arrows="no" data-counter="0" data-title-show="false" data-show-close-button="false"'
    const { page, key, shows, counter } = await open(gallery(off))
    await shows('/400x300-teal.jpg')
    await expect.poll(counter).toBe('1 / 3')
    await key('ArrowRight')
    await expect.poll(counter).toBe('1 / 3')
    expect(
      await page
        .locator('#wisp-gallery')
        .locator('> button:visible, .wisp-gallery-counter:visible, .wisp-gallery-title:visible')
        .count(),
    ).toBe(0)
  })

  it('gives the focus to the link that was shown last', async () => {
    const { page, key, shows, closed, focused } = await open(gallery('', POTS.slice(0, 2)))
    await shows('/400x300-teal.jpg')
    await key('ArrowRight')
    await shows('/300x400-navy.jpg')
    await key('Escape')
    await closed()
    expect([await focused(), await page.evaluate(() => scrollY)]).toEqual(['/300x400-navy.jpg', 0])
  })
})
