import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fill } from '../../../../../server/popups/file/fill'
import { readPopupFile } from '../../../../../server/popups/file/read'
import { writePopupFile } from '../../../../../server/popups/file/write'
import { readTemplate } from '../../../../../server/template/record'
import { withSiteLinks } from '../../../../../server/template/site-links'
import { NEWSLETTER_FACTS as confirmed } from '../../../../support/facts'
import { LIBRARY } from '../../../../support/library'

const folder = mkdtempSync(join(tmpdir(), 'wisp-links-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'popup.json')

const popupWith = (texts: Record<string, string>, more = {}) => {
  const popup = { id: 'anypopup00001', name: 'N', type: 'lightbox', template: 'newsletter', confirmed, texts, ...more }
  writeFileSync(file, JSON.stringify(popup))
  return readPopupFile(file, LIBRARY)
}

/** The import's messages, without file, line and column. */
const problems = (texts: Record<string, string>, more = {}): string[] => {
  try {
    popupWith(texts, more)
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(`${file}:`, '').replace(/^\d+:\d+ /, ''))
  }
  return []
}

const STYLE = 'style="color:inherit;text-underline-offset:2px"'

describe('links in the texts of a popup file', () => {
  it('are elements of the template, which open in a tab of their own and look like the words around them', () => {
    const { html } = popupWith({
      consent: 'See our [privacy policy](https://shop.example/p?a=1&b=2) or [call](tel:123) <b>us</b>.',
    })
    expect(html).toContain(
      `See our <a href="https://shop.example/p?a=1&amp;b=2" target="_blank" rel="noopener" ${STYLE}>privacy policy</a> or <a href="tel:123" ${STYLE}>call</a> &lt;b&gt;us&lt;/b&gt;.`,
    )
  })

  it('lead to the pages of the site, whose addresses are filled in when the template is sent', () => {
    const { html } = popupWith({ consent: '[privacy](), [Terms](), [AGB](terms) and {{privacy}}' })
    expect(readTemplate(html).siteLinks).toEqual(['privacy', 'terms'])
    const sent = withSiteLinks(html, { privacy: 'https://shop.example/p?a="&b', terms: 'https://shop.example/t' })
    expect(sent).toContain('href="https://shop.example/p?a=&quot;&amp;b"')
    expect(sent.match(/href="https:\/\/shop\.example\/t"/g)).toHaveLength(2)
    expect(sent).toContain('and {{privacy}}')
  })

  it('cost nothing where there are none', () => {
    const html = fill(LIBRARY, { template: 'newsletter', language: 'en', texts: {} })
    expect(popupWith({ consent: 'Plain' }).html.length - html.length).toBeLessThan(0)
    expect(html).not.toContain('<a ')
  })

  it('are exported as they were written', () => {
    const popup = popupWith({ consent: 'A \\[ and [privacy policy](/privacy)' })
    const { text, html } = writePopupFile(popup, LIBRARY, './own.html')
    expect(html).toBeUndefined()
    expect(JSON.parse(text).texts).toEqual({ consent: 'A \\[ and [privacy policy](/privacy)' })
  })

  it('are refused by the name of their text, all at once', () => {
    const forms = 'which must be an address like https://…, mailto:…, tel:…, /path or #section, or privacy or terms'
    expect(
      problems({
        consent: '[a](javascript:alert(1)) [b](data:text/html,x)',
        heading: '[c](//evil.example)',
        button: '[Go](/go)',
        emailPlaceholder: '[you](https://shop.example)',
        decline: '[No](javascript:x)',
      }),
    ).toEqual([
      `texts.consent: has a link to "javascript:alert(1)", ${forms}`,
      `texts.consent: has a link to "data:text/html,x", ${forms}`,
      `texts.heading: has a link to "//evil.example", ${forms}`,
      'texts.button: must have no link: in the design it stands where there can be none, as in a button',
      'texts.emailPlaceholder: must have no link: in the design it stands where there can be none, as in a button',
      `texts.decline: has a link to "javascript:x", ${forms}`,
      'texts.decline: must have no link: in the design it stands where there can be none, as in a button',
    ])
  })

  it.each(['missing', 'reached', 'empty'])(
    'are refused in words that a part shows in their place, such as the progress of a cart: %s',
    (slot) => {
      const text = 'Free, see [terms](https://shop.example/terms)'
      expect(
        problems({ goal: '50', [slot]: text }, { template: 'free-delivery-bar', type: 'bar', confirmed: undefined }),
      ).toEqual([`texts.${slot}: must have no link: in the design it stands where there can be none, as in a button`])
    },
  )

  it('find their place in every design, and never one inside of a control or a drawing', () => {
    const nested: string[] = []
    for (const [template, { en }] of Object.entries(LIBRARY.designs)) {
      const names = Object.keys(en?.texts ?? {})
      const texts = Object.fromEntries(names.map((name) => [name, `x [${name}](https://z.example) x`]))
      const html = fill(LIBRARY, { template, language: 'en', texts })
      if (/<(a|button|option|svg|textarea|title)\b(?:(?!<\/\1>).)*<a href="https:\/\/z\.example"/s.test(html))
        nested.push(template)
      expect(html, template).not.toMatch(/[\uFDD0\uFDD1]|\]\(/)
      if (names.includes('consent')) expect(html, template).toContain('>consent</a> x<')
    }
    expect(nested).toEqual([])
  })
})
