import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leadFields } from '../../../../server/pages/lead-fields'
import { makePage } from '../../../../server/pages/make'
import { ORIGIN } from '../../../../server/pages/page-html'
import { elementsOf } from '../../../../server/pages/walk'
import { draws } from '../../../support/everyday-share'
import { documents } from '../../../support/page-documents'

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const plain = (html: string): string => html.replace(/&(lt|gt|quot|#39|amp);/g, (code) => SIGNS[code] ?? code)

/** A tag as we write them: its attributes have names of ours, and values without any sign of markup. */
const TAG = /<\/?([a-z][\w]*)((?: [a-z][\w:-]*(?:="[^"<>]*")?)*)>/g

/** A page without its style sheet and its data, which are no markup. */
const markupOf = (html: string): string =>
  html
    .replaceAll(ORIGIN, 'http://wisp.test')
    .replace('<!doctype html>', '')
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(/(<script type="application\/json" data-wisp-page>)[^<>&]*(<\/script>)/, '$1$2')

/** Every text that the document has, apart from ids and settings. */
const KEYS = [
  'text',
  'title',
  'message',
  'amount',
  'per',
  'note',
  'by',
  'figure',
  'time',
  'question',
  'answer',
  'label',
]
const textsIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return KEYS.includes(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, typeof each === 'string' ? 'text' : ''))
  if (typeof value !== 'object' || value === null) return []
  // Where a form's answer is shown is a setting.
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'answer' && 'fields' in value ? [] : textsIn(each, name),
  )
}

it('whatever its texts are, a page shows them as they are written, and none of them becomes markup', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { variants, forms } = makePage({ document, files: new Map() }, 'demo')
      const html = markupOf(variants[0]?.html ?? '')
      const tags = [...html.matchAll(TAG)]
      expect(html.replace(TAG, '')).not.toMatch(/[<>]/)
      expect(tags.filter(([, name]) => name === 'script')).toHaveLength(4)
      expect(
        tags.filter(
          ([, name, attributes = '']) => name === 'img' || / on\w+/.test(attributes.replace(/="[^"]*"/g, '')),
        ),
      ).toEqual([])
      const plainText = plain(html)
      for (const text of [
        document.title,
        document.description,
        ...elementsOf(document).flatMap(({ it }) => textsIn(it)),
      ])
        expect(plainText).toContain(text.trim())
      expect(forms).toBe(leadFields(document))
      expect(forms.replace(TAG, '')).toBe('')
    }),
    { numRuns: draws(50, 200) },
  )
})

it('its toasts and popups arrive in its data as they are written', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { variants } = makePage({ document, files: new Map() }, 'demo')
      const [, data = ''] = /data-wisp-page>(.*?)<\/script>/s.exec(variants[0]?.html ?? '') ?? []
      expect(data).not.toMatch(/[<>&\u2028\u2029]/)
      const { toasts, popups } = JSON.parse(data)
      expect(toasts).toEqual(document.toasts)
      expect(Object.keys(popups)).toEqual(document.popups.map(({ id }) => id))
    }),
  )
})
