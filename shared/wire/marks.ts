import type { TemplateMarks } from './parts'

/** Found in the text: a part too many does no harm, and nothing else of the template is needed here. */
export const marksIn = (html: string): TemplateMarks => {
  // Turn `data-wisp-action="copy"` into `data-wisp-copy`, with any quotes.
  const marks = html.replace(/action=|["']/g, '')
  return { marked: (name) => marks.includes(`data-wisp-${name}`), hasMergeTags: html.includes('[[') }
}
