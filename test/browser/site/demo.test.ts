import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { type SiteVisit, withDemoSite } from '../../support/demo-site'
import { shareOf } from '../../support/everyday-share'
import { loaded } from '../../support/form'
import { CLOCK } from '../../support/on-request'

const site = withDemoSite()

const PAGES = ['/site', '/site/contact', '/site/gallery', '/site/he']
const SMALL = { viewport: { width: 320, height: 640 } }

/** Where the keyboard is: the text or name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
  })

/** After a form was refused: by the first link of what is wrong to its field. */
const followProblem = async (page: Page, form: Locator): Promise<void> => {
  const spoken = form.locator('.screen-reader-response')
  await expect.poll(() => spoken.evaluate((block) => block.matches(':focus'))).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** The name of the field that has the focus. */
const fieldIn = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Presses Tab until an element that fits the selector has the focus. A dialog that opens by itself on the way is closed. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  const isThere = (): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.matches(selector) === true, selector)
  for (let presses = 0; presses < 150; presses++) {
    if (await isThere()) return
    await page.keyboard.press((await page.locator('dialog[open]').count()) ? 'Escape' : 'Tab')
  }
  throw new Error(`${selector} is not reached with Tab`)
}

/** All pieces of the page work: the chunk of the callback is one of them. */
const alive = ({ page }: SiteVisit): Promise<void> => page.locator('.callback-button[aria-expanded]').waitFor()

const openCallback = async (page: Page): Promise<void> => {
  await page.locator('.callback-button').click()
  await page.locator('.callback.is-open').waitFor()
}

describe.runIf(inject('framework') === 'preact')('the demo marketing site', () => {
  // Usually each page in one of the two schemes.
  const schemes = PAGES.map((path, row) => [path, shareOf<'light' | 'dark'>(['light', 'dark'], row % 2, 2)] as const)
  it.each(schemes)('has no barrier, no error and no request to another origin on %s', async (path, colorSchemes) => {
    for (const colorScheme of colorSchemes) {
      const visit = await site.visit(path, { colorScheme, reducedMotion: 'reduce' })
      const { page, complaints, elsewhere } = visit
      await alive(visit)
      expect(await violationsOf(page, 'html')).toEqual([])
      await openCallback(page)
      expect(await violationsOf(page, 'html')).toEqual([])
      expect({ complaints, elsewhere }).toEqual({ complaints: [], elsewhere: [] })
    }
  })

  it.each(PAGES)('fits a window of 320 px on %s, with its menu, its callback and its drawer open', async (path) => {
    const visit = await site.visit(path, { ...SMALL, reducedMotion: 'reduce', hasTouch: true })
    const { page } = visit
    await alive(visit)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(320)
    await page.locator('.menu-button').tap()
    await page.locator('.nav-list a').first().tap()
    await page.locator('.sub-list').waitFor()
    expect(await width()).toBe(320)
    expect(await violationsOf(page, 'html')).toEqual([])
    await page.locator('.menu-button').tap()
    await page.locator('.report-toggle').tap()
    await page.locator('.report-panel').waitFor()
    expect(await violationsOf(page, 'html')).toEqual([])
    await openCallback(page)
    expect(await width()).toBe(320)
    const { x, width: wide } = (await page.locator('.callback').boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(320)
  })

  it('is used by keyboard alone: skip link, sub-menu, callback', async () => {
    const visit = await site.visit('/site', { reducedMotion: 'reduce' })
    const { page } = visit
    await alive(visit)
    const press = async (key: string): Promise<string> => {
      await page.keyboard.press(key)
      return focused(page)
    }
    expect(await press('Tab')).toBe('Skip to the content')
    expect(await press('Tab')).toBe('Alder & Finch, home')
    expect(await press('Tab')).toBe('Work')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toContain('Homes')
    expect(await violationsOf(page, 'html')).toEqual([])
    expect(await press('Escape')).toBe('Work')
    expect(await page.locator('.sub-list').isVisible()).toBe(false)

    await page.locator('.callback-button').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('your-name')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('callback-button')
  })

  it('sends a call back by keyboard alone', async () => {
    const visit = await site.visit('/site', { ...CLOCK, reducedMotion: 'reduce' })
    const { page } = visit
    await alive(visit)
    await page.clock.runFor(10_000)
    await tabTo(page, '.callback-button')
    await page.keyboard.press('Enter')
    await expect.poll(() => fieldIn(page)).toBe('your-name')
    await page.keyboard.type('Mira Holm')
    await page.keyboard.press('Enter')
    const form = page.locator('.callback .wpcf7')
    await form.locator('.wpcf7-not-valid-tip').first().waitFor()
    // The focus stays in the field that was sent from.
    expect(await fieldIn(page)).toBe('your-name')
    await tabTo(page, '.callback [name=phone]')
    await page.keyboard.type('+1 212 555 2671')
    await tabTo(page, '.callback [name=when]')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, '.callback .wpcf7-submit')
    await page.keyboard.press('Enter')
    await form.locator('.wpcf7-response-output').getByText('Thank you. We call you').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('callback-button')
  })

  it('takes a letter by keyboard alone', async () => {
    const sender = `mira.keys.${Date.now()}@example.com`
    const visit = await site.visit('/site/contact', { ...CLOCK, reducedMotion: 'reduce' })
    const { page } = visit
    await alive(visit)
    await page.clock.runFor(10_000)
    const form = page.locator('.sheet .wpcf7')
    await tabTo(page, '.sheet [name=privacy]')
    await page.keyboard.press('Space')
    await tabTo(page, '.sheet .wpcf7-submit')
    await page.keyboard.press('Enter')
    await form.locator('.wpcf7-not-valid-tip').first().waitFor()
    await followProblem(page, form)
    await expect.poll(() => fieldIn(page)).toBe('your-name')
    await page.keyboard.type('Mira Holm')
    await tabTo(page, '.sheet [name=your-email]')
    await page.keyboard.type(sender)
    await tabTo(page, '.sheet [name=topic]')
    await page.keyboard.type('A rep')
    await tabTo(page, '.sheet [name=message]')
    await page.keyboard.type('The arm of my chair has come loose.')
    await tabTo(page, '.sheet [name=quiz]')
    const question = (await form.locator('.wpcf7-quiz-label').textContent()) ?? ''
    await page.keyboard.type(/tree/.test(question) ? 'alder' : /bird/.test(question) ? 'finch' : '7')
    await page.keyboard.press('Enter')
    await form.locator('.wpcf7-response-output').getByText('Thank you.').waitFor()
    const leads = await site.world.store.leads.all({ search: sender })
    expect(leads.map(({ email }) => email)).toEqual([sender])
  })

  it('shows its rooms by keyboard alone: opened, paged and left where the visitor was', async () => {
    const visit = await site.visit('/site/gallery', { reducedMotion: 'reduce' })
    const { page } = visit
    await alive(visit)
    await tabTo(page, '#rooms a')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog.getByText('the window came first').waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('Four doors').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toMatch(/\/rooms\/enfilade\.webp$/)
  })

  it('opens a popup that was asked for, without a barrier, and gives the focus back', async () => {
    for (const [path, name] of [
      ['/site', 'Before you fly off'],
      ['/site/he', 'רגע לפני שעפים'],
    ] as const) {
      const visit = await site.visit(path, { reducedMotion: 'reduce' })
      await alive(visit)
      const opener = visit.page.locator('[data-wisp-open]')
      await opener.focus()
      // At the end of this page, another dialog opens by itself.
      if (path === '/site') {
        await visit.page.getByRole('dialog', { name: 'Still looking?' }).waitFor()
        expect(await violationsOf(visit.page, 'html')).toEqual([])
        await visit.page.keyboard.press('Escape')
        await visit.page.locator('dialog[open]').waitFor({ state: 'detached' })
      }
      await visit.page.keyboard.press('Enter')
      const dialog = visit.page.getByRole('dialog', { name })
      await dialog.waitFor()
      expect(await violationsOf(visit.page, 'html')).toEqual([])
      await visit.page.keyboard.press('Escape')
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  })

  it('invites late in the evening, as its server says it should appear', async () => {
    const visit = await site.visit('/site', {
      async prepare({ page }) {
        await page.clock.install()
        // The popup waits one second for the server's answer, which a busy machine may need longer for.
        await page.addInitScript(() => {
          AbortSignal.timeout = () => new AbortController().signal
        })
      },
      reducedMotion: 'reduce',
    })
    await loaded(visit, 'site-popup')
    await visit.page.clock.pauseAt(await visit.page.evaluate(() => Date.now() + 41_000))
    const dialog = visit.page.getByRole('dialog', { name: 'Open late on Thursdays' })
    // The server's answer comes in its own time, and what follows it by the page's clock.
    await expect
      .poll(async () => {
        await visit.page.clock.runFor(100)
        return dialog.isVisible()
      })
      .toBe(true)
    expect(visit.requests).toContain('POST /wp-admin/admin-ajax.php')
    expect(await dialog.getAttribute('class')).toContain('effect-slide-up')
    await visit.page.clock.resume()
    expect(await violationsOf(visit.page, 'html')).toEqual([])
  })

  it('shows its rooms in a gallery, a second one with a film and a plan, a card of the page and a document', async () => {
    const visit = await site.visit('/site/gallery', { colorScheme: 'dark', reducedMotion: 'reduce' })
    const { page, complaints, elsewhere } = visit
    const dialog = page.locator('#wisp-gallery')
    const counter = dialog.locator('.wisp-gallery-counter')
    const close = async () => {
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    await page.locator('[href*=enfilade][aria-controls]').click()
    await expect.poll(() => counter.textContent()).toBe('2 / 10')
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#rooms/2')
    await expect
      .poll(() => page.locator('wisp-thumbs [aria-current=true]').getAttribute('aria-label'))
      .toContain('Four doors')
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    await close()
    expect(new URL(page.url()).hash).toBe('')

    await page.locator('[href*=wool]').click()
    await expect.poll(() => counter.textContent()).toBe('2 / 5')
    await close()

    await page.locator('[href$="fire.webm"]').click()
    await expect
      .poll(() => dialog.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
      .toBeGreaterThan(0)
    expect(await dialog.locator('video').evaluate((film: HTMLVideoElement) => film.duration)).toBeCloseTo(4)
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    await close()

    await page.locator('[href$="plan.svg"]').click()
    await dialog.locator('.wisp-gallery-document img').waitFor()
    await expect.poll(() => counter.textContent()).toBe('5 / 5')
    await close()

    await page.locator('[href="#how-we-work"]').click()
    await dialog.getByRole('heading', { name: 'How we work' }).waitFor()
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    await close()

    await page.locator('main [href$=pdf]').click()
    await dialog.locator('object').waitFor()
    await close()

    await page.locator('[data-type=iframe]').click()
    await dialog.frameLocator('iframe').locator('#hours').waitFor()
    await close()
    expect({ complaints, elsewhere }).toEqual({ complaints: [], elsewhere: [] })
  })

  it('tells what its pieces report, and remembers it on the next page', async () => {
    const visit = await site.visit('/site', { reducedMotion: 'reduce' })
    const { page } = visit
    await alive(visit)
    await openCallback(page)
    await page.locator('.callback .wpcf7-submit').click()
    await page.locator('.callback .wpcf7-not-valid-tip').first().waitFor()
    expect(await violationsOf(page, 'html')).toEqual([])
    await page.goto(new URL('/site/contact', page.url()).href)
    await page.locator('.tour-form').scrollIntoViewIfNeeded()
    await page.locator('.hs-form').waitFor()
    await page.locator('.report-toggle').click()
    const entries = page.locator('.report-entry b')
    for (const name of ['wpcf7beforesubmit', 'wpcf7invalid', 'wpcf7submit', 'onFormReady'])
      await expect.poll(() => entries.allTextContents()).toContain(name)
  })

  it('takes a letter: marks what is missing, then sends it once', async () => {
    // Another try of this case counts its own letters only.
    const sender = `mira.${Date.now()}@example.com`
    const visit = await site.visit('/site/contact', { ...CLOCK, reducedMotion: 'reduce' })
    const { page } = visit
    await alive(visit)
    // Nobody writes faster than this.
    await page.clock.runFor(10_000)
    const form = page.locator('.sheet .wpcf7')
    await form.locator('[name=privacy]').check()
    await form.locator('.wpcf7-submit').click()
    await form.locator('.wpcf7-not-valid-tip').first().waitFor()
    expect(await violationsOf(page, 'html')).toEqual([])
    await form.locator('[name=your-name]').fill('Mira Holm')
    await form.locator('[name=your-email]').fill(sender)
    await form.locator('[name=topic]').selectOption('A repair')
    await form.locator('[name=message]').fill('The arm of my chair has come loose.')
    const question = (await form.locator('.wpcf7-quiz-label').textContent()) ?? ''
    await form.locator('[name=quiz]').fill(/tree/.test(question) ? 'alder' : /bird/.test(question) ? 'finch' : '7')
    await form.locator('.wpcf7-submit').click()
    await form.locator('.wpcf7-response-output').getByText('Thank you.').waitFor()
    expect(await violationsOf(page, 'html')).toEqual([])
    const leads = await site.world.store.leads.all({ search: sender })
    expect(leads.map(({ email }) => email)).toEqual([sender])
  })
})
