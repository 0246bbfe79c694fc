import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { shareOf } from '../support/everyday-share'
import { animation, jpeg } from '../support/pictures'
import { DESK_TOKEN, SITE } from '../support/world'

const fixture = withWorld()
const PANEL = 'section[aria-labelledby="pictures-title"]'
const OTHER = 'other-pictures'

const fileOf = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

const desk = async (options: { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark' } = {}) => {
  const visit = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, {
    ours: true,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  const { page } = visit
  await page.getByText('Live', { exact: true }).waitFor()
  const panel = page.locator(PANEL)
  return {
    page,
    panel,
    field: panel.getByLabel('Add pictures'),
    row: (name: string) => panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    copied: () => page.evaluate(() => navigator.clipboard.readText()),
  }
}

/** Only these pictures are there. */
const keep = async (...names: string[]) => {
  for (const { id } of await fixture.world.images.list()) await fixture.world.images.remove(id)
  for (const [index, name] of names.entries())
    await fixture.world.images.add(
      SITE,
      name,
      name.endsWith('gif') ? await animation([9, 200]) : await jpeg(900 + index, 600),
    )
}

describe.runIf(isShipped())('pictures on the desk', () => {
  it('are invited, and are added one by one while a broken file is told apart', async () => {
    await keep()
    const { panel, field, row, button, page } = await desk()
    await panel.getByRole('heading', { name: 'No pictures yet' }).waitFor()
    expect(await panel.innerText()).toContain('for the images of popups, for pages and for galleries')
    await field.setInputFiles([
      fileOf('cat.jpg', await jpeg(1200, 800)),
      fileOf('broken.jpg', (await jpeg(400, 300)).subarray(0, 900)),
      fileOf('dog.jpg', await jpeg(300, 500)),
    ])
    await row('dog.jpg').waitFor()
    expect(await panel.getByRole('row').count()).toBe(3)
    expect(await row('cat.jpg').getByRole('cell').allInnerTexts()).toEqual(
      expect.arrayContaining(['1,200 × 800 px', expect.stringMatching(/^\d+ kB$/)]),
    )
    await panel.getByText('2 pictures added', { exact: true }).waitFor()
    expect(await panel.getByRole('alert').innerText()).toMatch(
      /broken\.jpg was not added\. The file is damaged, or was cut short/,
    )
    expect(await button('Try again to add broken.jpg').count()).toBe(0)
    expect(await violationsOf(page, PANEL)).toEqual([])
    const stored = await fixture.world.images.list(SITE)
    expect(stored.map(({ name }) => name)).toEqual(['cat.jpg', 'dog.jpg'])
    await button('Dismiss the message about broken.jpg').click()
    expect(await panel.getByRole('alert').innerText()).toBe('')
  })

  it('show a still picture of each, twice as sharp, and give their tags and ids away', async () => {
    await keep('dance.gif', 'tree & <b>sun.jpg')
    const { panel, button, copied, page } = await desk()
    const [tree, dance] = [panel.locator('img').nth(0), panel.locator('img').nth(1)]
    await expect.poll(() => tree.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
    await expect.poll(() => dance.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await dance.getAttribute('src')).toMatch(/\.gif\/v1\/fill\/w_60,h_40\/still\.png$/)
    await button('Copy tag of tree & <b>sun.jpg').click()
    await panel.getByText('The tag of tree & <b>sun.jpg is copied').waitFor()
    const details = await page.evaluate(
      (tag) => {
        const image = new DOMParser().parseFromString(tag, 'text/html').querySelector('img')
        const attribute = (name: string) => image?.getAttribute(name)
        const sets = (attribute('srcset') ?? '').split(', ')
        return { src: attribute('src'), size: [attribute('width'), attribute('height')], alt: attribute('alt'), sets }
      },
      await copied(),
    )
    const [, { id } = { id: '' }] = await fixture.world.images.list(SITE)
    expect(details).toMatchObject({ size: ['901', '600'], alt: '' })
    expect(details.src).toContain(`${fixture.world.wisp}/img/${id}/v1/fill/w_901,h_600,`)
    expect(details.sets.map((candidate) => candidate.split(' ')[1])).toEqual(['320w', '640w', '901w'])
    const answers = await Promise.all(
      details.sets.map(async (candidate) => (await fetch(candidate.split(' ')[0] ?? '')).status),
    )
    expect(answers).toEqual([200, 200, 200])
    await button('Copy id of tree & <b>sun.jpg').press('Enter')
    await expect.poll(copied).toBe(id)
  })

  it('are removed once that is confirmed, by keyboard, and the focus goes on to the next', async () => {
    await keep('one.jpg', 'two.jpg', 'three.jpg')
    const { page, panel, button, row, field } = await desk()
    const isFocused = (target: typeof field) => target.evaluate((element) => element === document.activeElement)
    await button('Remove two.jpg').press('Enter')
    const asking = (name: string) => page.getByRole('dialog', { name: `Remove ${name}?` })
    const question = asking('two.jpg')
    await question.waitFor()
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await isFocused(button('Remove two.jpg'))).toBe(true)
    await button('Remove two.jpg').press('Enter')
    await question.getByRole('button', { name: 'Keep it' }).press('Enter')
    await question.waitFor({ state: 'detached' })
    expect(await fixture.world.images.list(SITE)).toHaveLength(3)
    for (const [name, then] of [
      ['two.jpg', button('Remove one.jpg')],
      ['one.jpg', button('Remove three.jpg')],
      ['three.jpg', field],
    ] as const) {
      await button(`Remove ${name}`).press('Enter')
      // A key that is pressed before the question stands there would go to the page.
      await asking(name).waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await row(name).waitFor({ state: 'detached' })
      await expect.poll(() => isFocused(then), { message: name }).toBe(true)
    }
    expect(await fixture.world.images.list(SITE)).toEqual([])
    await panel.getByRole('heading', { name: 'No pictures yet' }).waitFor()
  })

  it('can be tried again when the server did not answer, and are not lost by the others', async () => {
    await keep()
    const { page, field, button, row, panel } = await desk()
    let failing = true
    await page.route('**/desk/api/images', (route) =>
      failing && route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await field.setInputFiles([fileOf('cat.jpg', await jpeg(700, 500))])
    await panel.getByText('cat.jpg was not added. The server did not answer.').waitFor()
    failing = false
    await button('Try again to add cat.jpg').click()
    await row('cat.jpg').waitFor()
    expect(await panel.getByRole('alert').innerText()).toBe('')
  })

  it('are taken when dropped on the panel, and nowhere else', async () => {
    await keep()
    const { page, row, panel } = await desk()
    await panel.getByRole('heading', { name: 'No pictures yet' }).waitFor()
    const content = [...(await jpeg(640, 480))]
    const drop = (selector: string, name: string) =>
      page.evaluate(
        ({ selector, name, content }) => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File([new Uint8Array(content)], name, { type: 'image/jpeg' }))
          const init = { dataTransfer, bubbles: true, cancelable: true }
          const target = document.querySelector(selector) as Element
          return ['dragover', 'drop'].map((type) => !target.dispatchEvent(new DragEvent(type, init)))
        },
        { selector, name, content },
      )
    // Both events are cancelled everywhere: the browser would show the file in place of the desk.
    expect(await drop('.totals', 'beside.jpg')).toEqual([true, true])
    expect(await drop(PANEL, 'dropped.jpg')).toEqual([true, true])
    await row('dropped.jpg').waitFor()
    expect(await panel.getByRole('row').count()).toBe(2)
  })

  /** Usually each width in one of the two schemes. */
  const screens = [1280, 390, 320].map((width, row) => ({
    width,
    schemes: shareOf<'light' | 'dark'>(['light', 'dark'], row % 2, 2),
  }))
  it.each(screens)('fit a screen of $width px, $schemes', async ({ width, schemes }) => {
    await keep('a-picture-with-a-long-name-that-nobody-has-shortened-yet-and-nobody-will.jpg', 'dance.gif')
    for (const colorScheme of schemes) {
      const { page, button, field, panel } = await desk({ viewport: { width, height: 800 }, colorScheme })
      await field.setInputFiles([fileOf('a-file-that-is-no-picture-but-has-a-long-name.jpg', Buffer.from('hi'))])
      await panel.getByRole('alert').getByText('was not added. The file is no picture').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violationsOf(page, PANEL)).toEqual([])
      await button('Remove dance.gif').click()
      expect(await violationsOf(page, 'dialog')).toEqual([])
    }
  })

  it('belong to the site that is chosen', async () => {
    const { store, images } = fixture.world
    await keep('here.jpg')
    await store.sites.add({ key: OTHER, name: 'Another shop' })
    const { panel, field, row } = await desk()
    await row('here.jpg').waitFor()
    await panel.getByRole('combobox', { name: 'Site' }).selectOption('Another shop')
    await row('here.jpg').waitFor({ state: 'detached' })
    await field.setInputFiles([fileOf('there.jpg', await jpeg(500, 500))])
    await row('there.jpg').waitFor()
    expect((await images.list(OTHER)).map(({ name }) => name)).toEqual(['there.jpg'])
    expect((await images.list(SITE)).map(({ name }) => name)).toEqual(['here.jpg'])
  })
})
