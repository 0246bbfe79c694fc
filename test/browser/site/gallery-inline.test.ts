import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { openPage } from '../../support/gallery-content'
import { bundleReactPage } from '../../support/react-page'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const link = (name: string, id: string, more = '') => `<a class="fancybox" href="#${id}" ${more}>${name}</a>`

/** The page without the gallery. */
const markup = ({ page }: Pick<Visit, 'page'>) => page.locator('main').evaluate((main) => main.innerHTML)

describe.runIf(isShipped())('an element of the page in the gallery', () => {
  it.each([
    ['hidden', '<div id="terms" hidden="">Be kind.</div>'],
    ['hidden by css', '<div id="terms" class="gone">Be kind.</div>'],
    ['hidden by css that wins', '<div id="terms" class="lost">Be kind.</div>'],
    ['hidden from screen readers', '<div id="terms" hidden="" aria-hidden="true" inert="">Be kind.</div>'],
    ['in a hidden part of the page', '<div class="gone"><p>a</p><section id="terms">Be kind.</section><p>b</p></div>'],
    ['a list item', '<ul hidden=""><li>a</li><li id="terms">Be kind.</li></ul>'],
    ['a closed dialog', '<dialog id="terms">Be kind.</dialog>'],
    [
      'a form with fields like its properties',
      '<form id="terms" hidden=""><input name="style"><input name="parentNode"><input name="append"><input name="before"><input name="replaceWith"><input name="hidden">Be kind.</form>',
    ],
  ])('is shown while it is %s, and stands as it was afterwards', async (_, element) => {
    const { page, open, stage, close } = await openPage(
      fixture.world,
      `${link('Terms', 'terms')}${element}`,
      {},
      {
        css: '.gone{display:none}main .lost.lost{display:none!important}',
      },
    )
    await page.locator('a[aria-controls]').waitFor()
    const before = await markup({ page })
    for (const _time of [1, 2]) {
      await open('Terms')
      const terms = stage.locator('#terms')
      await terms.waitFor({ state: 'visible' })
      expect(await terms.evaluate((element) => !element.closest('[aria-hidden],[inert]'))).toBe(true)
      expect(await page.locator('#terms').count()).toBe(1)
      await close()
      expect(await markup({ page })).toBe(before)
    }
  })

  it('leaves its place free, so that nothing on the page moves', async () => {
    const { page, open, stage, close } = await openPage(
      fixture.world,
      `${link('Terms', 'terms')}<div class="row"><p>a</p><div id="terms">Be kind.</div><p id="b">b</p></div><p id="c">c</p>`,
      {},
      { css: '.row{display:flex;gap:9px}#terms{flex:1;margin:3px 7px;padding:40px;border:2px solid}' },
    )
    const places = () =>
      page.evaluate(() => ['b', 'c'].map((id) => JSON.stringify(document.getElementById(id)?.getBoundingClientRect())))
    const before = await places()
    await open('Terms')
    await stage.getByText('Be kind.').waitFor()
    expect(await places()).toEqual(before)
    await close()
    expect(await places()).toEqual(before)
    expect(await page.locator('.row > *').count()).toBe(3)
  })

  it('returns when the visitor pages on', async () => {
    const { page, open, stage, close } = await openPage(
      fixture.world,
      `<div data-wisp-gallery>${['one', 'two'].map((id) => link(id, id, 'data-wisp-gallery')).join('')}</div>
       <div class="gone"><p id="one">Uno</p><p id="two">Due</p></div>`,
      {},
      { css: '.gone{display:none}' },
    )
    await page.locator('a[aria-controls]').nth(1).waitFor()
    const before = await markup({ page })
    await open('one')
    await stage.getByText('Uno').waitFor()
    await page.keyboard.press('ArrowRight')
    await stage.getByText('Due').waitFor()
    await expect.poll(() => page.locator('.gone #one').count()).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await stage.getByText('Uno').waitFor()
    await close()
    expect(await markup({ page })).toBe(before)
  })

  it('can be left by keys from a button in it, and so can what comes then', async () => {
    const { page, open, stage } = await openPage(
      fixture.world,
      `<div data-wisp-gallery>${['one', 'two', 'three'].map((id) => link(id, id, 'data-wisp-gallery')).join('')}</div>
       <div hidden><p id="one"><button>Uno</button></p>
       <form id="two" tabindex="0"><input name="closest">Due</form><p id="three">Tre</p></div>`,
    )
    await open('one')
    await stage.getByText('Uno').focus()
    await page.keyboard.press('ArrowRight')
    await stage.getByText('Due').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('wisp-gallery')
    // One of its fields hides a method of the form.
    await stage.locator('#two').focus()
    await page.keyboard.press('ArrowRight')
    await stage.getByText('Tre').waitFor()
  })

  it('can be filled in: Tab moves through its fields, and what was written stays', async () => {
    const { page, open, stage, close } = await openPage(
      fixture.world,
      `${link('Join', 'join', 'title="Join us"')}<form id="join" hidden action="/sent">
       <label>Name <input name="name" id="name"></label><label>Letters <select name="s"><option>few<option>many</select></label>
       <button>Send</button></form>`,
    )
    await open('Join')
    await stage.locator('#name').waitFor()
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ann')
    // No paging while somebody writes.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('.')
    const focus = () => page.evaluate(() => document.activeElement?.localName)
    await page.keyboard.press('Tab')
    expect(await focus()).toBe('select')
    await page.keyboard.press('Tab')
    expect(await focus()).toBe('button')
    await close()
    expect(await page.locator('#name').inputValue()).toBe('An.n')
  })

  it('is an error where there is none, or where it holds the gallery itself', async () => {
    const failed = 'The requested content cannot be loaded.\nPlease try again later.'
    const { open, error, close, page } = await openPage(
      fixture.world,
      link('None', 'none') + link('All', 'all') + link('Odd', '%'),
    )
    await page.evaluate(() => {
      document.body.id = 'all'
    })
    for (const name of ['None', 'All', 'Odd']) {
      await open(name)
      await expect.poll(error).toBe(failed)
      await close()
    }
  })

  it('comes back when the visitor closes while it opens', async () => {
    const { page, open, stage } = await openPage(
      fixture.world,
      `${link('Terms', 'terms')}<div id="terms" hidden="">Be kind.</div>`,
      {},
      { moves: true },
    )
    await page.locator('a[aria-controls]').waitFor()
    const before = await markup({ page })
    await open('Terms')
    await stage.locator('#terms').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await expect.poll(() => markup({ page })).toBe(before)
  })
})

describe.runIf(isShipped())('an element that React owns, in the gallery', () => {
  let script: Promise<string> | undefined

  const react = async () => {
    script ??= bundleReactPage('test/pages/react-inline.tsx')
    fixture.world.files['/react-inline.js'] = { type: 'text/javascript', body: await script }
    const head = '<script type="module" src="/react-inline.js"></script>'
    return openPage(fixture.world, '<div id="root"></div>', {}, { policy: null, head })
  }

  it('can be changed, added to and taken away while it is shown', async () => {
    const { page, open, stage, close } = await react()
    const step = (to: number) =>
      page.evaluate((to) => (globalThis as unknown as { setStep(to: number): void }).setStep(to), to)
    const texts = () =>
      page.locator('#root > main > :not(a)').evaluateAll((all) => all.map(({ id, localName }) => id || localName))
    await open('Terms')
    await stage.getByText('Step 0').waitFor()
    await step(1)
    await stage.getByText('Step 1').waitFor()
    await close()
    expect(await texts()).toEqual(['h1', 'before', 'terms', 'after'])
    expect(await page.locator('#terms').isVisible()).toBe(false)

    await open('Terms')
    await stage.getByText('Step 1').waitFor()
    await step(2)
    expect(await page.locator('#terms').count()).toBe(0)
    await close()
    expect(await texts()).toEqual(['h1', 'after'])
    await step(0)
    expect(await texts()).toEqual(['h1', 'terms', 'after'])
  })

  it('can be unmounted with all of its page', async () => {
    const { page, open, stage, gallery } = await react()
    await open('Terms')
    await stage.getByText('Step 0').waitFor()
    await page.evaluate(() => (globalThis as unknown as { unmount(): void }).unmount())
    await page.keyboard.press('Escape')
    await gallery.waitFor({ state: 'detached' })
    expect(await page.locator('#root').innerHTML()).toBe('')
    expect(await page.locator('#terms').count()).toBe(0)
  })
})
