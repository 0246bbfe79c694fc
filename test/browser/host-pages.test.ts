import { beforeAll, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { coversPage } from '../support/modal'
import { popupOf } from '../support/popup'
import { bundleReactPage } from '../support/react-page'

const fixture = withWorld()

beforeAll(async () => {
  fixture.world.files['/react-page.js'] = {
    type: 'text/javascript',
    body: await bundleReactPage('test/pages/react-page.tsx'),
  }
})

describe('on pages that are hard on a popup, it', () => {
  it.each(inBoth(['/react', '/plain', '/csp', '/base-href', '/jquery', '/replaces-body']))(
    'opens, takes a lead and closes on %s',
    async (path) => {
      await fixture.world.show(popupOf())
      const { page, dialog } = await fixture.world.visit(path)
      await dialog.waitFor()
      expect(
        await page.getByRole('heading', { name: 'Stay in touch' }).evaluate((h2) => getComputedStyle(h2).color),
      ).toBe('rgb(10, 60, 40)')
      expect(await page.getByText('One letter a month.').evaluate((p) => getComputedStyle(p).fontStyle)).toBe('italic')
      await page.getByLabel('Email').fill('ann@example.com')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await page.locator('wisp-popup').count()).toBe(0)
    },
  )

  it.runIf(isShipped())('looks the same under hostile CSS as on a plain page', async () => {
    await fixture.world.show(popupOf())
    const looks = async (path: string) => {
      const { page, dialog } = await fixture.world.visit(path)
      await dialog.waitFor()
      const boxOf = async (name: string) => page.getByText(name, { exact: true }).first().boundingBox()
      return {
        frame: await dialog.boundingBox(),
        heading: await boxOf('Stay in touch'),
        input: await page.getByLabel('Email').boundingBox(),
        font: await page.getByText('Stay in touch').evaluate((h2) => {
          const { fontSize, letterSpacing, direction, textTransform, visibility } = getComputedStyle(h2)
          return { fontSize, letterSpacing, direction, textTransform, visibility }
        }),
      }
    }
    expect(await looks('/hostile-css')).toEqual(await looks('/plain'))
  })

  it.each(inBoth(['replaceBody', 'replaceAll']))(
    'stays, with what was typed, when the page calls its %s',
    async (how) => {
      await fixture.world.show(popupOf())
      const { page, dialog } = await fixture.world.visit('/replaces-body')
      await dialog.waitFor()
      await page.getByLabel('Email').fill('ann@example.com')
      await page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), how)
      await page.getByRole('heading', { name: 'After', includeHidden: true }).waitFor({ state: 'attached' })
      await dialog.waitFor()
      expect(await coversPage(dialog)).toBe(true)
      expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    },
  )

  it.runIf(isShipped())('runs once, however often the script is pasted', async () => {
    await fixture.world.show(popupOf())
    const { page, dialog, requests } = await fixture.world.visit('/twice')
    await dialog.waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('wisp-popup').count()).toBe(1)
    expect(requests.filter((request) => request === 'POST /api/display/:site')).toHaveLength(1)
    expect(requests.filter((request) => request.includes('viewed'))).toHaveLength(1)
  })

  it.runIf(isShipped())('keeps key presses and submits to itself on a page with shortcuts', async () => {
    await fixture.world.show(popupOf())
    const { page, dialog } = await fixture.world.visit('/jquery')
    await dialog.waitFor()
    await page.getByLabel('Email').pressSequentially('ann@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await page.locator('#keys').textContent()).toBe('')
  })

  it('leaves a React page’s state alone', async () => {
    await fixture.world.show(popupOf({ onClickOnly: true, triggers: {} }))
    const { page, dialog, decided } = await fixture.world.visit('/react')
    await decided()
    await page.locator('#count').click()
    await page.locator('#mirror').fill('typed')
    await page.evaluate(() => void (window.wisp as { open(id: string): void }).open('popup00000001'))
    await dialog.waitFor()
    await dialog.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('#count').click()
    expect(await page.locator('#count').textContent()).toBe('Counted 2')
    expect(await page.locator('output').textContent()).toBe('typed')
  })

  it.runIf(isShipped())('works if storage is blocked', async () => {
    await fixture.world.show(popupOf())
    const { page, dialog } = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('blocked', 'SecurityError')
              },
            })
          Object.defineProperty(Document.prototype, 'cookie', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError')
            },
            set: () => {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
        }),
    })
    await dialog.waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect
      .poll(async () => (await fixture.world.store.leads.all({ search: '' })).map(({ email }) => email))
      .toEqual(['ann@example.com'])
  })
})
