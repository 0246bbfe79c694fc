/** A page, with what a column needs in it, and the column's server. */
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { own } from '../../shared/values/own'
import { openSiteWith, type Site } from '../browser/sites'
import type { ReplacedPage, ReplacingColumn } from './column'

/** Makes the page longer than the screen. */
const TEXT = '<p>Thrown by hand, glazed twice, fired in a wood kiln for two days and a night.</p>'.repeat(30)

const THUMB = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>')}`
const ROOMS = Array.from(
  { length: 8 },
  (_, index) =>
    `<a href="/rooms/${index}.jpg"><img src="${THUMB}" width="480" height="360" alt="Room ${index + 1}"></a>`,
).join('')

export const openReplaced = (
  { name }: Pick<ReplacedPage, 'name'>,
  column: ReplacingColumn,
): Promise<Site<ReplacingColumn>> =>
  openSiteWith(column, (tag, origin) => {
    const { attributes = {}, form } = column
    const parts: Record<string, string> = { head: tag, text: TEXT, rooms: ROOMS, form: form?.(origin) ?? '' }
    const page = readFileSync(at(`bench/replacing/${name}/page.html`), 'utf8')
      .replaceAll(/ id="(\w+)"/g, (mark, id) => `${mark} ${own(attributes, id) ?? ''}`)
      .replaceAll(/{{(\w+)}}/g, (_, place) => parts[place] ?? '')
    return () => new Response(page, { headers: { 'content-type': 'text/html' } })
  })
