/** Twenty-five pages that make it hard for a script: what stands in them, or ran in them before, is not what one expects. */
import type { Visit } from './visit.page'

export interface HostPage {
  name: string
  /** Scripts that run before anything of ours, as those in the head of a page do. */
  scripts?: string[]
  /** More markup of the head. */
  head?: string
  /** Markup at the start of the body. */
  body?: string
  lang?: 'he'
  /** Without a doctype, browsers draw as they did long ago. */
  quirks?: true
}

const replaced = (...names: string[]): string[] => names.map((name) => `test/pages/replaced/${name}.js`)

const style = (css: string): string => `<style nonce="n0nce">${css}</style>`

const RESET = `*, *::before, *::after { box-sizing: content-box !important; margin: 0; padding: 0; border: 0; outline: 0 !important;
  font: inherit; letter-spacing: 1px; transition: none !important; animation: none !important; float: none }
  html { font-size: 62.5% } button, input { all: unset } img { max-width: 100%; height: auto } ul { list-style: none }`

/** As comments may have them, above all that is the owner's. */
const NAMED = `<form id="wisp"><input name="version" value="1"></form>${[
  ...['trustedTypes', 'dataLayer', 'navigation', 'mc4wp', 'wpcf7', 'jQuery', 'gtag', 'monsterinsights_frontend'],
  ...['c37_lp_popup_settings', 'hbspt', 'grecaptcha'],
]
  .map((name) => `<a id="${name}"></a>`)
  .join('')}`

export const HOST_PAGES: HostPage[] = [
  { name: 'a plain page' },
  { name: 'one beside a library like Prototype', scripts: replaced('like-prototype') },
  { name: 'one beside a library like MooTools', scripts: replaced('like-mootools') },
  { name: 'one beside a library for dates', scripts: replaced('like-date') },
  {
    name: 'one beside an old jQuery',
    scripts: ['node_modules/jquery-3/dist/jquery.js', ...replaced('jquery-habits')],
  },
  { name: 'one whose framework follows every task', scripts: replaced('zones') },
  { name: 'one with old polyfills', scripts: replaced('polyfills') },
  { name: 'one that is watched for errors', scripts: replaced('monitors') },
  { name: 'one whose natives are frozen', scripts: replaced('frozen') },
  { name: 'one where every object has more methods', scripts: replaced('extended') },
  { name: 'one whose natives do not do what they say', scripts: replaced('untrue') },
  { name: 'one that may store nothing', scripts: replaced('storage-blocked') },
  { name: 'one that only seems to store', scripts: replaced('storage-dead') },
  { name: 'one that protects its text', scripts: replaced('protected') },
  { name: 'one in an older browser', scripts: replaced('older') },
  { name: 'one with timers of its own', scripts: replaced('slow-timers') },
  { name: 'one with observers of its own', scripts: replaced('shims') },
  { name: 'one with a loader of modules', scripts: replaced('modules') },
  { name: 'one years ahead', scripts: replaced('other-time') },
  { name: 'one that replaces its body', scripts: replaced('replaces-body') },
  { name: 'one whose elements are named like variables', body: NAMED },
  { name: 'one that resets all styles', head: style(RESET) },
  { name: 'one whose base is elsewhere', head: '<base href="https://elsewhere.invalid/deep/">' },
  { name: 'one without a doctype', quirks: true },
  { name: 'one from right to left', lang: 'he' },
]

/** A document as this page has it. */
const documentAs = ({ head = '', body = '', lang, quirks }: HostPage, document: string): string => {
  const filled = document.replace('<head>', () => `<head>${head}`).replace(/<body[^>]*>/, (tag) => tag + body)
  const said = lang ? filled.replace(/<html[^>]*>/, `<html lang="${lang}" dir="rtl">`) : filled
  return quirks ? said.replace('<!doctype html>', '') : said
}

/** What makes a visit one to this page. */
export const openedAs =
  (host: HostPage) =>
  async ({ page }: Visit): Promise<void> => {
    for (const path of host.scripts ?? []) await page.addInitScript({ path })
    if (!(host.head || host.body || host.lang || host.quirks)) return
    await page.route('**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      // What it adds is not what the policies of these pages foresee.
      const { 'content-security-policy': _, 'content-length': __, ...headers } = response.headers()
      await route.fulfill({ response, headers, body: documentAs(host, await response.text()) })
    })
  }
