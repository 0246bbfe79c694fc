/** Markup of the page, such as a comment by a visitor, that hides properties of document and window. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'

const fixture = withWorld()

/** A page with this markup before the tag, as early as a visitor's comment can be. */
const put = (markup: string): string => {
  fixture.world.files['/clobbered'] = {
    type: 'text/html',
    body: `<!doctype html><html lang="en"><title>Comments</title><body><h1>Comments</h1>${markup}${fixture.world.tag}</body></html>`,
  }
  return '/clobbered'
}

/** The names of the document's own properties and methods that a script may use. */
const NAMES = [
  ...['currentScript', 'querySelector', 'querySelectorAll', 'head', 'body', 'documentElement', 'hidden', 'title'],
  ...['createElement', 'createElementNS', 'createTextNode', 'addEventListener', 'removeEventListener', 'referrer'],
  ...['activeElement', 'adoptedStyleSheets', 'prerendering', 'cookie', 'baseURI', 'elementsFromPoint', 'defaultView'],
  ...['readyState', 'implementation', 'ownerDocument', 'parentNode', 'nodeType', 'visibilityState', 'contains'],
]

describe('a page whose markup is named like what our script reads', () => {
  it('cannot make us load chunks by an image named like the current script', async () => {
    await fixture.world.show(popupOf())
    const path = put(
      `<img name="currentScript" data-site="site-key-1" data-host="${fixture.world.wisp}" src="https://evil.example/i.png">`,
    )
    const elsewhere: string[] = []
    const { dialog } = await fixture.world.visit(path, {
      prepare: async ({ page }) => {
        await page.route('https://evil.example/**', (route) => {
          elsewhere.push(route.request().resourceType())
          return route.fulfill({ contentType: 'text/javascript', body: 'window.harmed = true' })
        })
      },
    })
    await dialog.waitFor()
    expect(elsewhere).toEqual(['image'])
  })

  it
    .runIf(isShipped())
    .each(
      everydayRows([
        '<form id="wisp"><input name="version" value="1"></form>',
        '<a id="wisp"></a><a id="wisp" name="version"></a>',
        ['trustedTypes', 'dataLayer', 'navigation', 'FB', 'wisp'].map((name) => `<a id="${name}"></a>`).join(''),
      ]),
    )('shows its popups and takes their leads, with %s', async (markup) => {
    await fixture.world.show(popupOf())
    const { page, dialog, requests } = await fixture.world.visit(put(markup))
    await dialog.waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(() => requests).toContain('POST /api/display/conversion/:id')
  })

  // Playwright reads the page's document as well, so these cases only look at requests.
  it.runIf(isShipped()).each(everydayRows(['form', 'img', 'embed']))(
    'shows its popups with a <%s> of each name',
    async (tag) => {
      await fixture.world.show(popupOf())
      const { page, requests } = await fixture.world.visit(
        put(NAMES.map((name) => `<${tag} name="${name}"></${tag}>`).join('')),
      )
      await expect.poll(() => requests).toContain('POST /api/display/viewed/popup00000001')
      await page.keyboard.press('Escape')
      await expect.poll(() => requests).toContain('POST /api/display/closed/popup00000001')
    },
  )

  it.runIf(isShipped())(
    'opens popups by its links, whatever the fields of the form around them are called',
    async () => {
      await fixture.world.show(popupOf({ onClickOnly: true, triggers: {} }))
      const { page, dialog, decided } = await fixture.world.visit(
        put(`<form><input name="closest"><input name="dataset"><p>Not a link</p>
        <button type="button" data-wisp-action="open" data-wisp-popup="popup00000001">Open</button></form>`),
      )
      await decided()
      await page.locator('form').evaluate((form) => form.dispatchEvent(new MouseEvent('click', { bubbles: true })))
      await page.getByRole('button', { name: 'Open' }).click()
      await dialog.waitFor()
    },
  )

  it.runIf(isShipped())('gives rules about page variables nothing but variables', async () => {
    const variables = [{ show: true, name: 'shop.plan', comparison: 'exists' as const, value: '' }]
    await fixture.world.show(popupOf({ targeting: { variables } }))
    const { decided, wisp } = await fixture.world.visit(put('<form id="shop"><input name="plan"></form>'))
    await decided()
    const { popups } = await wisp((wisp) => wisp.explain())
    expect(popups[0]).toMatchObject({ state: 'blocked' })
  })
})
