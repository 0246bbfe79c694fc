/** After an update: pages run scripts of a build whose chunks the server has no more. And tags that name one build. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { integrityMap, pinnedTag } from '../../server/sites/script-tag'
import { CAMPAIGNS, DRAWN, LEAN, TAIL } from '../../shared/wire/addresses'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'
import { fetchWhole } from '../support/whole-answer'
import { SITE } from '../support/world'

const fixture = withWorld()

const FOLDER = /v\/[\da-f]{10}\//
const OLD_FOLDER = 'v/0123456789/'

const now = (name: string): string => readFileSync(at(`dist/public/${name}.js`), 'utf8')
const folderNow = (): string => FOLDER.exec(now('wisp'))?.[0] ?? ''
const old = (name: string): string => now(name).replaceAll(folderNow(), OLD_FOLDER)

/** The browser has the scripts of an earlier build. `again`: so has whoever answers for the current one. */
const withOld =
  (again = false) =>
  async ({ page }: Visit): Promise<void> => {
    await page.route(/\/wisp(-page|-site)?\.js(\?.*)?$/, (route) => {
      const url = new URL(route.request().url())
      if (url.searchParams.has('again') && !again) return route.continue()
      const name = url.pathname.slice(1, -3)
      return route.fulfill({
        contentType: 'text/javascript',
        body: old(name),
        headers: { 'access-control-allow-origin': '*' },
      })
    })
  }

const put = (path: string, head: string): string => {
  fixture.world.files[path] = {
    type: 'text/html',
    body: `<!doctype html><html lang="en"><title>A page</title>${head}<h1 data-wisp-header>A shop</h1></html>`,
  }
  return path
}
const tagOf = (name: string): string =>
  `<script async src="${fixture.world.wisp}/${name}.js" data-site="${SITE}"></script>`
const scripts = ({ requests }: Visit): string[] => requests.filter((request) => request === 'GET /wisp.js')

describe.runIf(isShipped())('a page whose build is gone', () => {
  it('loads the current script once, and the popup opens and takes a lead', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(put('/old', tagOf('wisp')), { prepare: withOld() })
    await visit.dialog.waitFor()
    await visit.dialog.getByLabel('Email').fill('ann@example.com')
    await visit.dialog.getByRole('button', { name: 'Sign up' }).click()
    await visit.page.getByText('Thank you').waitFor()
    expect(scripts(visit)).toHaveLength(2)
    // The server is told that the visitor whom it is asked about again is the same.
    expect(visit.displayCalls.map((form) => form.cancel_visitor_count)).toEqual(['false', 'true'])
    await expect.poll(async () => (await fixture.world.store.leads.all({ search: '' })).length).toBe(1)
  })

  it('opens what the visitor has pressed, and the API that the page has kept works', async () => {
    await fixture.world.show(popupOf({ onClickOnly: true, triggers: {} }))
    const visit = await fixture.world.visit(put('/old-press', tagOf('wisp')), { prepare: withOld() })
    await visit.decided()
    await visit.wisp((wisp) => {
      Object.assign(window, { kept: wisp })
      wisp.open('popup00000001')
    })
    await visit.dialog.waitFor()
    await visit.page.evaluate('kept.close()')
    await visit.dialog.waitFor({ state: 'detached' })
  })

  /** Only this chunk is gone when it is asked for; the others of the old build have come before, or from where they are kept. */
  const without =
    (chunk: string) =>
    async (visit: Visit): Promise<void> => {
      await withOld()(visit)
      await visit.page.route(`**/${OLD_FOLDER}**/*.js`, async (route) => {
        const [, path = ''] = new URL(route.request().url()).pathname.split(OLD_FOLDER)
        if (path.endsWith(`${chunk}.js`)) return route.continue()
        const file = [path, path.replace(/.*\//, '')]
          .map((name) => at(`dist/public/${folderNow()}${name}`))
          .find(existsSync)
        const body = readFileSync(file ?? '', 'utf8')
        return route.fulfill({
          contentType: 'text/javascript',
          body,
          headers: { 'access-control-allow-origin': '*' },
        })
      })
    }

  it.each<[string, (visit: Visit) => Promise<unknown>]>([
    ['closes the popup', ({ page }) => page.getByRole('button', { name: 'Close' }).click()],
    ['leaves the page', ({ page }) => page.goto(`${fixture.world.host}${put('/later', tagOf('wisp'))}`)],
  ])('loses no lead that is given when what sends it is gone, whether the visitor %s', async (_, go) => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(put('/old-form', tagOf('wisp')), { prepare: without('submit') })
    const email = `${crypto.randomUUID()}@example.com`
    await visit.dialog.getByLabel('Email').fill(email)
    await visit.dialog.getByRole('button', { name: 'Sign up' }).click()
    await visit.dialog.getByText('Not sent yet').waitFor()
    await go(visit)
    await expect.poll(async () => (await fixture.world.store.leads.all({ search: email })).length).toBe(1)
  })

  it('also where its tag is gone from the page', async () => {
    await fixture.world.show(popupOf())
    const inserted = `<script>{ const made = document.createElement('script'); made.src = '${fixture.world.wisp}/wisp.js'; made.dataset.site = '${SITE}'; document.head.append(made); made.onload = () => made.remove() }</script>`
    const visit = await fixture.world.visit(put('/old-bare', inserted), { prepare: withOld() })
    await visit.dialog.waitFor()
  })

  it('ends there where the current script is gone as well', async () => {
    await fixture.world.show(popupOf())
    const lines: string[] = []
    const visit = await fixture.world.visit(put('/old-old', tagOf('wisp')), {
      prepare: async (opened) => {
        opened.page.on('console', (line) => lines.push(line.text()))
        await withOld(true)(opened)
      },
    })
    await expect.poll(() => lines.filter((line) => line.includes('earlier build'))).not.toEqual([])
    await visit.page.waitForLoadState('networkidle')
    expect([scripts(visit).length, await visit.dialog.count()]).toEqual([2, 0])
  })

  it('has its popups and its components from wisp-page.js', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(put('/old-page', tagOf('wisp-page')), { prepare: withOld() })
    await visit.dialog.waitFor()
  })

  it('has its pieces from wisp-site.js', async () => {
    const visit = await fixture.world.visit(put('/old-site', tagOf('wisp-site')), { prepare: withOld() })
    await expect.poll(() => visit.requests.filter((request) => request === 'GET /v/site-header.js')).toHaveLength(2)
    await visit.page.locator('[data-wisp-header]').waitFor()
  })
})

/** Two popups, so that no template goes along with the answer, of which the first shows that it has its settings. */
const showTwo = () =>
  fixture.world.show(
    popupOf({ size: { width: 333, height: 200 }, design: { position: 'top-left' } }),
    popupOf({ id: 'popup00000002', onClickOnly: true, triggers: {} }),
  )
const settingsOf = (visit: Visit) => async () => {
  const { width } = (await visit.dialog.boundingBox()) ?? {}
  return { width, position: await visit.dialog.getAttribute('data-at') }
}
const SETTINGS = { width: 333, position: 'top-left' }

describe.runIf(isShipped())('while servers of two builds answer, a popup has its settings', () => {
  it.each([
    ['in the answer', TAIL, false],
    ['with the template', LEAN, true],
    ['with the template, and decodes them', CAMPAIGNS, true],
  ])('with a script of an earlier build, which expects them %s', async (_, query, isDrawing) => {
    await showTwo()
    const templates: string[] = []
    const visit = await fixture.world.visit('/plain', {
      async prepare({ page }) {
        page.on('request', (request) => {
          if (request.url().includes('/template/')) templates.push(request.url())
        })
        await page.route('**/wisp.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: now('wisp').replaceAll(DRAWN, query) }),
        )
      },
    })
    await expect.poll(settingsOf(visit)).toEqual(SETTINGS)
    expect(templates.map((url) => url.includes('/drawing/'))).toEqual([isDrawing])
  })

  it('where the earlier one answers first, which sends whole popups', async () => {
    await showTwo()
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.route(`**/api/display/${SITE}${DRAWN}`, async (route) =>
          route.fulfill({ response: await fetchWhole(route) }),
        ),
    })
    await expect.poll(settingsOf(visit)).toEqual(SETTINGS)
  })

  it('where the earlier one is asked for its template first, which does not know the address', async () => {
    await showTwo()
    let attempts = 0
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.route('**/drawn/**', (route) => (attempts++ ? route.continue() : route.fulfill({ status: 404 }))),
    })
    await expect.poll(settingsOf(visit)).toEqual(SETTINGS)
    expect(attempts).toBe(2)
  })
})

const hashes = (): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(at('dist/public/integrity.json'), 'utf8')) as Record<string, string>)
const pinned = (name: string): string => {
  const all = hashes().filter(([path]) => path.startsWith(folderNow()))
  const [path, integrity] = all.find(([file]) => file.endsWith(`/${name}.js`)) ?? ['', '']
  return `${integrityMap(fixture.world.wisp, all)}${pinnedTag(fixture.world.wisp, { path, integrity }, SITE)}`
}

describe.runIf(isShipped())('a tag that names one build and its hashes', () => {
  it.each(['wisp', 'wisp-page'])('opens popups with files of that build only: %s.js', async (name) => {
    await fixture.world.show(popupOf())
    const paths: string[] = []
    const visit = await fixture.world.visit(put(`/pinned-${name}`, pinned(name)), {
      prepare: ({ page }) => page.on('request', (request) => paths.push(new URL(request.url()).pathname)),
    })
    await visit.dialog.waitFor()
    const loaded = paths.filter((path) => path.endsWith('.js'))
    expect(loaded.filter((path) => !path.startsWith(`/${folderNow()}`))).toEqual([])
    expect(visit.requests).toContain('POST /api/display/:site')
  })

  it('makes pieces work: wisp-site.js', async () => {
    const visit = await fixture.world.visit(put('/pinned-site', pinned('wisp-site')))
    await expect.poll(() => visit.requests).toContain('GET /v/site-header.js')
  })

  it('runs no chunk that was changed', async () => {
    await fixture.world.show(popupOf())
    const lines: string[] = []
    const visit = await fixture.world.visit(put('/pinned-changed', pinned('wisp')), {
      prepare: async ({ page }) => {
        page.on('console', (line) => lines.push(line.text()))
        await page.route('**/v/*/ui.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'document.title = "changed"',
            headers: { 'access-control-allow-origin': '*' },
          }),
        )
      },
    })
    await expect.poll(() => lines.join('\n')).toMatch(/integrity/)
    expect([await visit.page.title(), await visit.dialog.count()]).toEqual(['A page', 0])
  })
})
