/** The site that popups are shown on: pages of test/pages, on an origin of its own. */
import { existsSync, readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { listen } from './listen'

/** Bundled or installed scripts that pages ask for, by path. */
export type Scripts = Record<string, string>

/** `{{wisp}}` in a page is our origin, `{{tag}}` the tag that an owner pastes. NAME.headers.json lies beside NAME.html. */
export const startHost = (wisp: string, tag: string, scripts: Scripts) =>
  listen(({ url }) => {
    const { pathname } = new URL(url)
    const script = scripts[pathname]
    if (script !== undefined) return new Response(script, { headers: { 'content-type': 'text/javascript' } })
    const page = at(`test/pages${pathname}.html`)
    if (!existsSync(page)) return new Response('no such page', { status: 404 })
    const fill = (text: string): string => text.replaceAll('{{tag}}', tag).replaceAll('{{wisp}}', wisp)
    const headers = at(`test/pages${pathname}.headers.json`)
    return new Response(fill(readFileSync(page, 'utf8')), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(existsSync(headers) && JSON.parse(fill(readFileSync(headers, 'utf8')))),
      },
    })
  })
