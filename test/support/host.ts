/** The site on which popups are shown: pages of test/pages on an origin of their own. */
import { existsSync, readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { listen } from './listen'

/** Files that a case adds to the site, by path: bundled or installed scripts, or pages and style sheets made for the case. */
export type Files = Record<
  string,
  { type: 'text/javascript' | 'text/html' | 'text/css' | 'image/svg+xml'; body: string }
>

/**
 * In a page, `{{wisp}}` is our origin and `{{tag}}` is the tag that an owner pastes. NAME.headers.json contains the
 * headers of NAME.html.
 */
export const startHost = (wisp: string, tag: string, files: Files) =>
  listen(({ url }) => {
    const { pathname } = new URL(url)
    const file = files[pathname]
    if (file) return new Response(file.body, { headers: { 'content-type': file.type } })
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
