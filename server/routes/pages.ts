import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_KEY } from '../demo'
import { NOTHING, noticePage } from '../notice-page'
import { Refusal } from '../refusal'
import type { Route, Tools } from '../route'
import { scriptTag } from '../script-tag'

const TAG_PLACE = '<!--wisp-tag-->'

/**
 * Allows our own files only, and images from anywhere for popups. Popups use constructed style sheets, which need no
 * source.
 */
const policy = (more: string): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: https:",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    more,
  ].join('; ')

const readPage = async ({ pagesDir }: Tools, name: string): Promise<string> => {
  try {
    return await readFile(join(pagesDir, name), 'utf8')
  } catch {
    throw new Refusal(404, 'This page has not been built')
  }
}

/** The demo shop, with its script tag filled in. */
export const shop: Route = {
  method: 'GET',
  path: '/',
  async handle(c, tools) {
    const html = await readPage(tools, 'demo.html')
    if (!(await tools.store.sites.find(DEMO_KEY))) return noticePage(c, NOTHING)
    const tag = scriptTag(tools.caller.origin(c), DEMO_KEY)
    return c.html(
      html.replace(TAG_PLACE, () => tag),
      200,
      {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy("frame-ancestors 'self'"),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    )
  },
}

export const deskPage: Route = {
  method: 'GET',
  path: '/desk',
  async handle(c, tools) {
    return c.html(await readPage(tools, 'desk.html'), 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy("frame-ancestors 'none'"),
      'Referrer-Policy': 'no-referrer',
    })
  },
}
