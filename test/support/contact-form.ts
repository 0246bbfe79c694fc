/** Contact forms on a page of their own WordPress site, in the markup of each line, and a visitor of that page. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type Line, startContactServer } from './contact-server'
import { sitePage } from './site-page'
import type { World } from './world'

interface FormOptions {
  id?: number
  /** The second form of a page has 2. */
  order?: number
  fields?: string
  /** More hidden fields. */
  hidden?: string
  lang?: string
  /** Attributes of the form. */
  attributes?: string
}

export const tagOf = (id = 7, order = 1): string => `wpcf7-f${id}-p12-o${order}`

/** A field that the server can find fault with. */
export const fieldOf = (line: Line, name: string, label: string, order = 1): string => {
  const wrap =
    line === '5.7.7' ? `class="wpcf7-form-control-wrap" data-name="${name}"` : `class="wpcf7-form-control-wrap ${name}"`
  const id = `${name}-${order}`
  const control = `<input type="text" name="${name}" id="${id}" class="wpcf7-form-control wpcf7-text" aria-required="true" aria-invalid="false">`
  return `<p><label for="${id}">${label}</label> <span ${wrap}>${control}</span></p>`
}

const SPOKEN: Record<Line, string> = {
  '5.1.9': '<div class="screen-reader-response" aria-live="polite"></div>',
  '5.3.2':
    '<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>',
  '5.7.7':
    '<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>',
}

export const formOf = (line: Line, options: FormOptions = {}): string => {
  const { id = 7, order = 1, hidden = '', lang = 'en-US', attributes = '' } = options
  const { fields = fieldOf(line, 'your-name', 'Your name', order) + fieldOf(line, 'your-email', 'Your email', order) } =
    options
  const tag = tagOf(id, order)
  const dir = lang.startsWith('he') ? 'rtl' : 'ltr'
  const names = { '': id, _version: line, _locale: lang.replace('-', '_'), _unit_tag: tag, _container_post: 12 }
  const pluginFields = Object.entries(names).map(
    ([name, value]) => `<input type="hidden" name="_wpcf7${name}" value="${value}">`,
  )
  const fresh = line !== '5.1.9'
  if (fresh) pluginFields.push('<input type="hidden" name="_wpcf7_posted_data_hash" value="">')
  return `
    <div ${line === '5.7.7' ? 'class="wpcf7 no-js"' : 'role="form" class="wpcf7"'} id="${tag}" lang="${lang}" dir="${dir}">
      ${SPOKEN[line]}
      <form action="/contact#${tag}" method="post" class="wpcf7-form${fresh ? ' init' : ''}" novalidate="novalidate"
        ${fresh ? 'data-status="init"' : ''} ${attributes}>
        <div>${pluginFields.join('')}${hidden}</div>${fields}
        <p><input type="submit" value="Send" class="wpcf7-form-control wpcf7-submit${line === '5.7.7' ? ' has-spinner' : ''}"></p>
        <div class="wpcf7-response-output${fresh ? '' : ' wpcf7-display-none'}" aria-hidden="true"></div>
      </form>
    </div>`
}

/** The rules of the original's style sheets that decide where things are. */
const CSS = `
  .wpcf7 .screen-reader-response{position:absolute;overflow:hidden;clip-path:inset(50%);width:1px;height:1px;margin:-1px}
  .wpcf7-not-valid-tip{display:block}
  .wpcf7-display-none,.wpcf7 form:is(.init,.submitting) .wpcf7-response-output{display:none}
  div.wpcf7 div.ajax-error{display:none}`

/** The page's settings, as each line prints them. */
const settingsOf = (origin: string, line: Line, cached = false): string => {
  const namespace = 'contact-form-7/v1'
  const root = `${origin}/wp-json/`
  const api = line === '5.1.9' ? { apiSettings: { root: root + namespace, namespace } } : { api: { root, namespace } }
  return `var wpcf7 = ${JSON.stringify({ ...api, ...(cached && { cached: '1' }) })}`
}

/** Collects the form's events, as a script of the site would. */
const LISTENING = `window.heard = []
  for (const name of ['beforesubmit', 'invalid', 'unaccepted', 'spam', 'aborted', 'mailsent', 'mailfailed', 'submit', 'statuschanged', 'reset'])
    document.addEventListener('wpcf7' + name, ({ target, detail }) =>
      heard.push({ name, on: Element.prototype.closest.call(target, '.wpcf7').id, at: target.localName, ...detail, formData: [...(detail.formData ?? [])].length, keys: Object.keys(detail) }))`

type Heard = { name: string; on: string; at: string; keys: string[]; status: string } & Record<string, unknown>

type PageOptions = Parameters<typeof sitePage>[2] & { cached?: boolean; url?: string }

export const withContact = (fixture: { world: World }) => {
  const contact = {} as Awaited<ReturnType<typeof startContactServer>>
  beforeAll(async () => {
    Object.assign(contact, await startContactServer())
  })
  afterAll(() => contact.stop())

  /** Puts a page with these forms on the WordPress site; returns its address. */
  const put = (
    line: Line,
    body: string,
    { cached = false, css = '', script = '', ...page }: PageOptions = {},
  ): string => {
    const html = sitePage(fixture.world, `<main><h1>Contact</h1>${body}</main>`, {
      ...page,
      css: CSS + css,
      script: `${settingsOf(contact.origin, line, cached)};${LISTENING};${script}`,
    })
    contact.pages.set('/contact', { type: 'text/html', body: html })
    return `${contact.origin}/contact`
  }
  return { contact, put }
}

const TOLD_LATER = ['statuschanged', 'reset']
const heardOf = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)

/** The parts of a form that a visitor and the page's scripts can see. */
export const renderedForm = (page: Page, tag = tagOf()) => {
  const wrapper = page.locator(`#${tag}`)
  return {
    wrapper,
    form: wrapper.locator('form'),
    output: wrapper.locator('.wpcf7-response-output'),
    spoken: wrapper.locator('.screen-reader-response'),
    error: wrapper.locator('.ajax-error'),
    send: wrapper.getByRole('button', { name: 'Send' }),
    name: wrapper.getByLabel('Your name'),
    /** The events that all lines dispatch. */
    heard: async () => (await heardOf(page)).filter(({ name }) => !TOLD_LATER.includes(name)),
    /** The events that only 5.4 and later dispatch. */
    heardLater: async () => (await heardOf(page)).filter(({ name }) => TOLD_LATER.includes(name)),
    /** Waits until the chunk has taken over the form. */
    ready: () => page.waitForFunction(() => document.adoptedStyleSheets.length > 0),
  }
}
