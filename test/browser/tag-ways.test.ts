/** How tools get our scripts onto a page, and take the attributes off their tags meanwhile. Each way is a page of one site. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'
import { bareCopy, OTHER_WAYS, type Script, TAG_VARIANTS } from '../support/tag-variants'
import { SITE } from '../support/world'

const fixture = withWorld()

/** Puts a page on the site that has a script in this way; returns its path. */
const put = async (name: string, head: string, index: number): Promise<string> => {
  const { world } = fixture
  const [src, keyed] = [`${world.wisp}/${name}.js`, `${world.wisp}/s/${SITE}/${name}.js`]
  const copyOf = async (address: string) => ({
    type: 'text/javascript' as const,
    body: `var before = 1;\n${await (await fetch(address)).text()}\n;var after = 1`,
  })
  Object.assign(world.files, { '/combined.js': await copyOf(keyed), '/plain.js': await copyOf(src) })
  const fill = (text: string) =>
    text.replaceAll('{{src}}', src).replaceAll('{{keyed}}', keyed).replaceAll('{{key}}', SITE)
  const page = `<!doctype html><html lang="en"><title>Tags</title>${/SRC|KEYED/.test(head) ? `<script>SRC='${src}';KEYED='${keyed}'</script>` : ''}<script src="/jquery.js"></script>${head}<h1 data-wisp-header>A shop</h1></html>`
  const path = `/tag-${name}-${index}`
  world.files[path] = { type: 'text/html', body: fill(page) }
  world.files['/app.js'] = { type: 'text/javascript', body: fill('import("{{src}}?site={{key}}")') }
  return path
}

const SCRIPTS = ['wisp', 'wisp-page', 'wisp-site'] as const

/** The three scripts read their tags by the same few lines, so usually each is tried with a twentieth of the ways. */
const rows = (name: Script) => {
  const all = [...TAG_VARIANTS, ...(name === 'wisp' ? OTHER_WAYS : [])]
  return everydayRows(all, { first: SCRIPTS.indexOf(name) as 0 | 1 | 2 })
}

describe.runIf(isShipped())('wisp.js without the attributes of its tag', () => {
  it.each(rows('wisp'))('opens popups: %s', async (_, head) => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(await put('wisp', head, 0))
    await visit.dialog.waitFor()
    expect(visit.displayCalls).toHaveLength(1)
  })
})

describe.runIf(isShipped())('wisp-page.js without the attributes of its tag', () => {
  it.each(rows('wisp-page'))('opens popups of its site: %s', async (_, head) => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(await put('wisp-page', head, 0))
    await visit.dialog.waitFor()
    expect(visit.displayCalls).toHaveLength(1)
  })
})

describe.runIf(isShipped())('wisp-site.js without the attributes of its tag', () => {
  it.each(rows('wisp-site'))('makes the pieces of the page work: %s', async (_, head) => {
    const visit = await fixture.world.visit(await put('wisp-site', head, 0))
    await expect.poll(() => visit.requests).toContain('GET /v/site-header.js')
  })
})

describe.runIf(isShipped())('what else a tag said', () => {
  it.each([
    ['beside the site', '{{src}}', ' data-site="{{key}}"'],
    ['beside a key in the address', '{{keyed}}', ''],
  ])('is found where a tool runs a bare copy: %s', async (_, src, site) => {
    await fixture.world.show(popupOf())
    const tag = `<script type="text/plain" data-src="${src}"${site} data-consent="required"></script>`
    const visit = await fixture.world.visit(await put('wisp', `${tag}${bareCopy('data-src')}`, 1))
    await visit.dialog.waitFor()
    expect(await visit.page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

describe.runIf(isShipped())('where nothing tells the site', () => {
  it.each<[title: string, script: Script, head: string, line: string]>([
    ['a bare tag', 'wisp', '<script src="{{src}}"></script>', 'write data-site="SITE_KEY" on the script tag'],
    ['an empty site', 'wisp', '<script src="{{src}}" data-site=""></script>', 'Nothing says which site this is'],
    ['a combined file', 'wisp', '<script src="/plain.js"></script>', 'no data-host'],
    ['a combined file', 'wisp-page', '<script src="/plain.js"></script>', 'no script names wisp-page.js'],
    ['a combined file', 'wisp-site', '<script src="/plain.js"></script>', 'no script names wisp-site.js'],
  ])('one line in the console says so: %s of %s', async (_, script, head, line) => {
    const lines: string[] = []
    const visit = await fixture.world.visit(await put(script, head, 0), {
      prepare: ({ page }) => page.on('console', (message) => lines.push(message.text())),
    })
    await expect.poll(() => lines).toEqual([expect.stringContaining(line)])
    expect(visit.displayCalls).toEqual([])
  })
})
