/** The site that popups are shown on: pages of test/pages, on an origin of its own. */
import { existsSync, readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { listen } from './listen'

/** What a case adds to the pages, by path: bundled or installed scripts, pages made up on the spot. */
export type Files = Record<string, { type: 'text/javascript' | 'text/html'; body: string }>

/** `{{wisp}}` in a page is our origin, `{{tag}}` the tag that an owner pastes. NAME.headers.json lies beside NAME.html. */
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
