/** Twenty-five pages that make it hard for a script: what stands in them, or ran in them before, is not what one expects. */
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
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

const inline = (...paths: string[]): string =>
  paths.map((path) => `<script>${readFileSync(at(path), 'utf8')}</script>`).join('')

const RESET = `*, *::before, *::after { box-sizing: content-box !important; margin: 0; padding: 0; border: 0; outline: 0 !important;
  font: inherit; letter-spacing: 1px; transition: none !important; animation: none !important; float: none }
  html { font-size: 62.5% } button, input { all: unset } img { max-width: 100%; height: auto } ul { list-style: none }`

/** Elements as a visitor's comment may hold them, before everything of the owner in the document. */
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
    head: inline('node_modules/jquery-3/dist/jquery.min.js', 'test/pages/replaced/jquery-habits.js'),
  },
  { name: 'one whose framework follows every task', scripts: replaced('zones') },
  { name: 'one with old polyfills', scripts: replaced('polyfills') },
  { name: 'one that is watched for errors', scripts: replaced('monitors') },
  { name: 'one whose natives are frozen', scripts: replaced('frozen') },
  { name: 'one where every object has more methods', scripts: replaced('extended') },
  { name: 'one that reads and writes JSON in its own way', scripts: replaced('own-json') },
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

/** Writes the markup of such a page into a document; undefined if the document stays as it is. */
export const asOn = ({ head, body, lang, quirks }: HostPage): ((document: string) => string) | undefined => {
  if (!(head || body || lang || quirks)) return
  return (document) =>
    document
      .replace(quirks ? '<!doctype html>' : '', '')
      .replace(/<html[^>]*>/, (tag) => (lang ? `<html lang="${lang}" dir="rtl">` : tag))
      .replace('<head>', (tag) => tag + (head ?? ''))
      .replace(/<body[^>]*>/, (tag) => tag + (body ?? ''))
}

/** Prepares a visit: runs the scripts of the page before anything of ours. */
export const preparedBy =
  ({ scripts = [] }: HostPage) =>
  async ({ page }: Visit): Promise<void> => {
    for (const path of scripts) await page.addInitScript({ path })
  }
