/** Pages whose script, `/s/SITE_KEY.js`, has the site's answer inside. */
import { describe, expect, it } from 'vitest'
import type { WispApi } from '../../shared/page/model/api'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'
import { SITE } from '../support/world'

const fixture = withWorld()

const KEYED = (): string => `${fixture.world.wisp}/s/${SITE}.js`
/** Puts a page on the site; returns its path. `{{keyed}}` is the address of the script. */
const put = (name: string, head = '<script async src="{{keyed}}"></script>', body = ''): string => {
  const text = `<!doctype html><html lang="en"><title>Inside</title>${head}<h1>A shop</h1>${body}</html>`
  fixture.world.files[`/inside-${name}`] = { type: 'text/html', body: text.replaceAll('{{keyed}}', KEYED()) }
  return `/inside-${name}`
}
/** Waits for the script, and until it has armed its popups. */
const ready = async ({ page }: Visit): Promise<void> => {
  await page.waitForFunction(() => 'version' in (window.wisp ?? {}))
  await page.evaluate(async () => {
    await (window.wisp as WispApi).ready()
  })
}
const explained = ({ wisp }: Visit) => wisp((wisp) => wisp.explain())
const storedKeys = ({ page }: Visit) => page.evaluate(() => Object.keys(localStorage).sort())
const LATER = popupOf({ triggers: { timeDelay: 600 } })

describe.runIf(isShipped())('a page whose script has the answer inside', () => {
  it('makes one request before anything fires, and arms its popups', async () => {
    await fixture.world.show(LATER)
    const visit = await fixture.world.visit(put('one'))
    await ready(visit)
    await visit.page.waitForLoadState('networkidle')
    expect(visit.requests).toEqual([`GET /s/${SITE}.js`])
    const { answer, popups, says } = await explained(visit)
    expect(popups.map(({ state }) => state)).toEqual(['armed'])
    expect(answer).toEqual({ by: 'script', seconds: expect.any(Number) })
    expect(says).toMatch(
      /^1 popup on this page: 1 armed\. The answer came inside the script, and is \d+ minutes? old at most\./,
    )
  })
})

// A subject of its own, so that the everyday run has its first case, too.
describe.runIf(isShipped())('a page with the answer inside', () => {
  it('shows its popups, and tells the server of each visitor’s view and lead', async () => {
    const popup = popupOf()
    await fixture.world.show(popup)
    const views = async () => (await fixture.world.store.figures.totals()).get(popup.id)?.views
    const visits = [await fixture.world.visit(put('shown')), await fixture.world.visit(put('shown'))]
    for (const visit of visits) {
      await visit.dialog.waitFor()
      await visit.page.getByLabel('Email').fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'Sign up' }).click()
      await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
      await expect.poll(() => visit.requests).toContain('POST /api/display/conversion/:id')
      expect(visit.displayCalls).toEqual([])
    }
    await expect.poll(views).toBe(2)
  })

  it('remembers what was shown, as any page does', async () => {
    await fixture.world.show(popupOf({ frequency: { rule: 'once', count: 0 } }))
    const visit = await fixture.world.visit(put('once'))
    await visit.dialog.waitFor()
    await expect.poll(() => storedKeys(visit)).toContain('wisp.seen.popup00000001')
    await visit.page.reload()
    await ready(visit)
    const { popups } = await explained(visit)
    expect(popups.map(({ state }) => state)).toEqual(['blocked'])
  })

  it('stores nothing where its tag asks for consent', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(
      put('consent', '<script async src="{{keyed}}" data-consent="required"></script>'),
    )
    await visit.dialog.waitFor()
    expect([await storedKeys(visit), visit.displayCalls]).toEqual([[], []])
    await visit.wisp((wisp) => wisp.consent(true))
    await expect.poll(() => storedKeys(visit)).toContain('wisp.consent')
  })

  it.each([
    [
      'window.wispSettings',
      '<script>wispSettings = { consent: "required" }</script><script async src="{{keyed}}"></script>',
    ],
    [
      'another tag',
      '<script type="text/plain" data-src="{{keyed}}" data-consent="required"></script><script async src="{{keyed}}"></script>',
    ],
    ['the spelling of React', '<script async src="{{keyed}}" dataConsent="required"></script>'],
    [
      'a script that a script has added',
      '<script>document.head.append(Object.assign(document.createElement("script"), { src: "{{keyed}}" }))\nwispSettings = { consent: "required" }</script>',
    ],
  ])('finds what the tag said in %s', async (_, head) => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(put('said', head))
    await visit.dialog.waitFor()
    expect([await storedKeys(visit), visit.displayCalls]).toEqual([[], []])
  })

  it('asks once where a popup needs what only the server knows, and says why', async () => {
    await fixture.world.show(popupOf({ targeting: { countries: { exclude: ['FR'] } } }), {
      ...LATER,
      id: 'popup00000002',
    })
    const visit = await fixture.world.visit(put('country'))
    await visit.dialog.waitFor()
    expect(visit.requests.slice(0, 2)).toEqual([`GET /s/${SITE}.js`, 'POST /api/display/:site'])
    expect(visit.displayCalls).toHaveLength(1)
    const { answer, says } = await explained(visit)
    expect(answer).toEqual({ by: 'call', seconds: expect.any(Number) })
    expect(says).toContain('The answer came by a call, because a popup depends on the country of the visitor')
  })

  it('shows a popup to readers of its language only', async () => {
    await fixture.world.show(popupOf({ targeting: { languages: { include: ['he'] } } }))
    const reader = await fixture.world.visit(put('language'), { locale: 'he-IL' })
    await reader.dialog.waitFor()
    const other = await fixture.world.visit(put('language'), { locale: 'en-GB' })
    await ready(other)
    const { popups, says } = await explained(other)
    expect(popups).toEqual([])
    expect(says).toContain('1 by language')
    expect([reader.displayCalls, other.displayCalls]).toEqual([[], []])
  })

  it('previews, and asks anew after refresh() when a minute is over', async () => {
    await fixture.world.show(LATER)
    const preview = await fixture.world.visit(`${put('preview')}?ppt-preview=${LATER.id}`)
    await preview.dialog.waitFor()
    expect(preview.displayCalls).toHaveLength(1)
    const visit = await fixture.world.visit(put('again'), {
      prepare: ({ page }) =>
        page.addInitScript(() => {
          const now = performance.now.bind(performance)
          Object.assign(window, { later: 0 })
          performance.now = () => now() + (window as unknown as { later: number }).later
        }),
    })
    await ready(visit)
    await visit.wisp((wisp) => {
      wisp.refresh()
      return wisp.ready()
    })
    expect(visit.displayCalls).toEqual([])
    await visit.wisp((wisp) => {
      Object.assign(window, { later: 61_000 })
      wisp.refresh()
      return wisp.ready()
    })
    expect(visit.displayCalls).toHaveLength(1)
    expect((await explained(visit)).says).toContain('because the page has been open for more than a minute')
  })

  it('has what was published a moment ago, for every new visitor', async () => {
    await fixture.world.show(LATER)
    const states = async () => {
      const visit = await fixture.world.visit(put('published'))
      await ready(visit)
      return (await explained(visit)).popups.map(({ id }) => id)
    }
    expect(await states()).toEqual([LATER.id])
    await fixture.world.store.popups.save(SITE, { ...LATER, id: 'popup00000002' })
    expect(await states()).toEqual([LATER.id, 'popup00000002'])
    await fixture.world.store.popups.setPaused(LATER.id, true)
    expect(await states()).toEqual(['popup00000002'])
  })

  it('shows an owner’s words as words, whatever they look like', async () => {
    const name = `</script><script>window.stolen = 1</script>\u2028\`\${window.stolen = 1}\``
    await fixture.world.show(popupOf({ name, design: { coupon: { type: 'static', code: name } } }))
    const visit = await fixture.world.visit(put('hostile'))
    await visit.dialog.waitFor()
    expect((await explained(visit)).popups[0]?.name).toContain('window.stolen')
    expect(await visit.page.evaluate(() => 'stolen' in window)).toBe(false)
  })

  it('works as the text of a page’s own file, as one of another address, and in an iframe', async () => {
    await fixture.world.show(popupOf())
    const text = await (await fetch(KEYED())).text()
    fixture.world.files['/bundle.js'] = { type: 'text/javascript', body: `var before = 1;\n${text}\n;var after = 1` }
    const bundled = await fixture.world.visit(put('bundle', '<script async src="/bundle.js"></script>'))
    await bundled.dialog.waitFor()
    expect(bundled.displayCalls).toEqual([])
    const framed = await fixture.world.visit(
      put('frame', '', `<iframe src="${put('inner')}" width="900" height="600"></iframe>`),
    )
    await framed.page.frameLocator('iframe').getByRole('dialog').waitFor()
  })

  it('runs once where the tag is there twice, and beside wisp.js', async () => {
    await fixture.world.show(popupOf())
    const tag = '<script async src="{{keyed}}"></script>'
    const visit = await fixture.world.visit(put('twice', `${tag}${tag}${fixture.world.tag}`))
    await visit.dialog.waitFor()
    expect(await visit.dialog.count()).toBe(1)
    expect(visit.displayCalls.length).toBeLessThanOrEqual(1)
  })
})

describe.runIf(isShipped())('a script with the key that asks the server', () => {
  it('still does below the key', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(
      put('asks', `<script async src="${fixture.world.wisp}/s/${SITE}/wisp.js"></script>`),
    )
    await visit.dialog.waitFor()
    expect(visit.displayCalls).toHaveLength(1)
  })
})
