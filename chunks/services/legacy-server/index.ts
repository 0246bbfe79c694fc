/**
 * For answers that do not say all. Servers that, unlike ours, answer only as the specification has it: decodes what they say, and
 * works out which chunks are needed, one round trip later. Popups in several languages, of which only the page knows which it speaks.
 */
import type { LegacyServerChunk } from '../../../shared/page/model/display-queue'
import type { RunChunk } from '../../../shared/page/model/popups'
import { all, report, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { yes } from '../../../shared/values/names'
import { readParts, type TemplateMarks } from '../../../shared/wire/parts'

export { decodeDisplay } from '../../../shared/wire/page/display-answer'
export { decodePopup } from '../../../shared/wire/page/popup'

/**
 * Found in the text: a part too many, of a comment, does no harm, and a document costs this chunk 40 bytes. A mark is `data-wisp-copy` or
 * `data-wisp-action="copy"`, with any quotes; a bracket may be a character reference.
 */
const marksIn = (html: string): TemplateMarks => ({
  marked: (name) => RegExp(`data-wisp-(action\\s*=\\s*["']?)?${name}(?![\\w-])`, 'i').test(html),
  hasMergeTags: /(\[|&(#91|#x5b|lsqb|lbrack);?){2}/i.test(html),
})

/** The two languages of such servers are English and Hebrew (specification, section 9). */
const HEBREW_WORDS = ['popup', 'game', 'shop', 'checks', 'fields'].map((group) => `words-he-${group}`)

export const complete: LegacyServerChunk['complete'] = async (prepared, wire, load) => {
  // Own names: readParts returns only names from our own list.
  const add = async (part: string): Promise<void> => {
    prepared.parts[part] ??= await load(part)
  }
  // Our own server leaves the language to the page. Without the chunk that chooses it, the popup is one in its first.
  if (wire.languages)
    await load<LegacyServerChunk>('languages')
      .then((languages) => languages.complete(prepared, wire, load))
      .catch(report)
  else
    await Promise.all(
      [...readParts(marksIn(prepared.html), wire), ...(wire.lang === 'he' ? HEBREW_WORDS : [])].map(add),
    )
}

export const run: RunChunk['run'] = (page, popups) => {
  const { campaigns = [], restricted } = popups.answer.peek() ?? {}
  const stops: Stop[] = []
  let stopped = false
  const add = async (chunk: string): Promise<void> => {
    const { run } = await page.load<RunChunk>(chunk)
    if (!stopped) stops.push(run(page, popups))
  }
  if (restricted) reportRejection(add('report'))
  if (campaigns.some(({ wire }) => yes(wire.is_teasers_on) || yes(wire.search_bar))) reportRejection(add('teaser'))
  if (page.store) reportRejection(add('store'))
  return () => {
    stopped = true
    all(stops)()
  }
}
