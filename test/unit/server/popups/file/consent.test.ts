import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { versionOf } from '../../../../../server/lib/text'
import { contentOf } from '../../../../../server/popups/content'
import { withWordsNamed } from '../../../../../server/popups/file/consent'
import { fill } from '../../../../../server/popups/file/fill'
import { readPopupFile } from '../../../../../server/popups/file/read'
import { writePopupFile } from '../../../../../server/popups/file/write'
import { readTemplate } from '../../../../../server/template/record'
import { TRANSLATED } from '../../../../../shared/model/text'
import { NEWSLETTER_FACTS as confirmed } from '../../../../support/facts'
import { LIBRARY } from '../../../../support/library'
import { popupOf } from '../../../../support/shop'

const folder = mkdtempSync(join(tmpdir(), 'wisp-consent-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'popup.json')

const withNamedWords = (html: string): string => withWordsNamed(html, readTemplate(html))

const popupWith = (more: object) => {
  const popup = { id: 'anypopup00001', name: 'N', type: 'lightbox', template: 'newsletter', confirmed, ...more }
  writeFileSync(file, JSON.stringify(popup))
  return readPopupFile(file, LIBRARY)
}

const problems = (more: object): string[] => {
  try {
    popupWith(more)
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(`${file}:`, '').replace(/^\d+:\d+ /, ''))
  }
  return []
}

const hasRow = (html: string): boolean =>
  html.split('data-wisp-field="consent"').length === 2 && html.split('data-wisp-field="wisp-consent"').length === 2

describe('the consent box of a popup file', () => {
  it('stands in every design with a form, once, unticked, with the version of its words', () => {
    const without = Object.keys(LIBRARY.designs).filter((template) => {
      if (!fill(LIBRARY, { template, language: 'en' }).includes('data-wisp-form')) return false
      const html = fill(LIBRARY, { template, language: 'en', consent: 'Yes, [please](/please)' })
      const { consent = '', fields } = readTemplate(html)
      const box = fields.find(({ name }) => name === 'consent')
      return !(
        hasRow(html) &&
        consent === 'Yes, [please](/please)' &&
        html.includes(`value="${versionOf(consent)}"`) &&
        box?.type === 'checkbox' &&
        !box.required &&
        !/<input[^>]*\schecked/.test(html)
      )
    })
    expect(without).toEqual([])
  })

  it.each(['en', 'en-GB', ...TRANSLATED])('has words of ours in %s, with a link to the privacy policy', (language) => {
    const { html } = popupWith({ language, consent: true })
    const words = readTemplate(html).consent ?? ''
    expect(words).toMatch(/^.{25,}\[.{5,}\]\(\{\{privacy\}\}\)$/)
    if (!/^en/.test(language)) expect(words).not.toMatch(/privacy policy/i)
  })

  it('is exported as it was written', () => {
    for (const consent of [true, 'Write to me, as the [policy](/policy) says.']) {
      const { text, html } = writePopupFile(popupWith({ consent }), LIBRARY, './own.html')
      expect(html).toBeUndefined()
      expect(JSON.parse(text).consent).toBe(consent)
    }
  })

  it('has words of an owner, whose samples it needs no more', () => {
    const { html } = popupWith({ consent: 'I agree <b>to</b> it.' })
    expect(html).toContain('<span>I agree &lt;b&gt;to&lt;/b&gt; it.</span>')
    expect(html).not.toContain('By signing up')
    expect(problems({ template: 'letter-bar', type: 'bar', confirmed: [], consent: 'Yes' }).join()).not.toContain(
      'consent',
    )
    expect(problems({ template: 'letter-bar', type: 'bar', confirmed: [] }).join()).toContain('texts.consent')
  })

  it('is refused where it has no use, with all that is wrong', () => {
    writeFileSync(join(folder, 'own.html'), '<p>Mine</p>')
    expect(problems({ template: './own.html', confirmed: undefined, consent: true })).toEqual([
      'consent: only goes with a design of the library; put a box into your own file',
    ])
    expect(problems({ consent: false })).toEqual([
      'consent: must be true, for words of ours, or your own words, up to 2000 characters, got false',
    ])
    for (const consent of ['', '  ', 'x'.repeat(2001), { en: '' }]) {
      const [problem = ''] = problems({ consent })
      expect(problem).toMatch(
        /^consent(\.en)?: must be true, for words of ours, or your own words, up to 2000 characters/,
      )
    }
    expect(
      problems({ language: 'fa', consent: true, design: { consentTicked: true }, texts: { consent: 'x' } }),
    ).toEqual(
      expect.arrayContaining([
        'consent: must be your own words: there are none of ours in "fa"',
        'texts.consent: must be absent beside "consent", whose words stand there',
        'design.consentTicked: must be absent beside "consent": its box begins unticked',
      ]),
    )
    expect(problems({ consent: '[x](javascript:y)' })).toEqual([
      'consent: has a link to "javascript:y", which must be an address like https://…, mailto:…, tel:…, /path or #section, or privacy or terms',
    ])
    expect(problems({ type: 'bar', template: 'countdown-bar', confirmed: ['text'], consent: true })).toEqual([
      'consent: must be absent: the design "countdown-bar" has no form',
    ])
  })
})

describe('the version of the words beside a box of the owner’s own', () => {
  const BOX = '<label><input type="checkbox" data-wisp-field="consent">Post, ja.</label>'
  const FIELD = `<input type="hidden" name="wisp-consent" data-wisp-field="wisp-consent" value="${versionOf('Post, ja.')}">`
  it.each([
    ['in its form', `<form data-wisp-form>${BOX}`, '</form><p>Ende</p>'],
    ['in its form where another stands before it', `<form><input></form><form data-wisp-form>${BOX}`, '</form>'],
    ['in its form where another stands behind it', `<form data-wisp-form>${BOX}`, '</form><form><input></form>'],
    ['in a form in capital letters', `<FORM data-wisp-form>${BOX}`, '</FORM >'],
    [
      'in a form with a comment of one',
      `<form data-wisp-form><!-- </form> -->${BOX}<p title="</form>">x</p>`,
      '</form>',
    ],
    ['in a form that names the field in a comment', `<form data-wisp-form><!-- wisp-consent -->${BOX}`, '</form>'],
    ['in a form that is closed by what is around it', `<div><form data-wisp-form>${BOX}`, '</div><p>Ende</p>'],
    ['in a form that is not closed', `<form data-wisp-form>${BOX}<p>Ende</p>`, ''],
    ['in what is marked as the form', `<div data-wisp-form>${BOX}<p>x</p>`, '</div>'],
    ['not beside a box that pages leave out', `<form><object>${BOX}</object></form><form>${BOX}`, '</form>'],
    [
      'behind a box without a form',
      `<p>${BOX.replace('<label>', '').replace('</label>', '')}`.replace('Post, ja.', ''),
      '</p>',
    ],
  ])('stands %s', (_, start, end) => {
    const html = start + end
    const field = start.includes('Post') ? FIELD : FIELD.replace(versionOf('Post, ja.'), versionOf(''))
    expect(withNamedWords(html)).toBe(start + field + end)
    expect(withNamedWords(start + field + end)).toBe(start + field + end)
  })

  it('counts in the version of its template, so that no address has two texts', () => {
    const html = `<form data-wisp-form>${BOX}</form>`
    const popup = popupOf({ translations: { de: { html } } })
    expect(contentOf(popup).templates).toEqual([
      { language: 'de', html, html_version: versionOf(withNamedWords(html)), record: expect.any(String) },
    ])
  })

  it.each(['<form data-wisp-form><input></form>', '<!-- <label data-wisp-field="consent"> --><form></form>'])(
    'stands nowhere without a box: %s',
    (html) => expect(withNamedWords(html)).toBe(html),
  )
})
