// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { fill } from '../../../../../chunks/site/site-gallery-markup/fragment'
import { FORBIDDEN, HOSTILE_MARKUP, wrongAttribute } from '../../../../support/hostile-markup'

const read = (html: string, id?: string): HTMLElement => {
  const place = document.createElement('div')
  fill(place, html, id)
  return place
}

describe('markup that the gallery shows', () => {
  it.each(HOSTILE_MARKUP)('holds nothing that runs or navigates: %s', (html) => {
    const place = read(html)
    expect(place.querySelector(FORBIDDEN)).toBeNull()
    expect([...place.querySelectorAll('*')].map(wrongAttribute).filter(Boolean)).toEqual([])
    expect((window as { pwned?: number }).pwned).toBeUndefined()
  })

  it('keeps what articles, tables, films and forms consist of', () => {
    const fragments = [
      '<h2 id="size" class="big" lang="fr">Taille</h2>',
      '<p dir="rtl">a <b>b</b> <abbr title="c">d</abbr><br><time datetime="2026-01-01">e</time></p>',
      '<a href="https://other.example/x" target="_blank" rel="noopener">f</a><a href="/g" download="">g</a>',
      '<a href="mailto:ann@example.com">mail</a>',
      '<picture><source srcset="/h.avif 2x" media="(min-width: 9px)"><img src="/h.jpg" alt="h" width="4" height="3" sizes="9px"></picture>',
      '<video src="/i.mp4" controls="" muted="" poster="/i.jpg"></video>',
      '<table><caption>j</caption><tbody><tr><th scope="row" colspan="2">k</th><td>l</td></tr></tbody></table>',
      '<form action="https://list.example/join" method="post"><label for="m">m</label><input id="m" name="action" type="email" required=""><select name="n"><optgroup label="o"><option value="p" selected="">q</option></optgroup></select><textarea name="r" rows="9">s</textarea><button type="submit" tabindex="0">t</button></form>',
      '<details open=""><summary>u</summary>v</details><ol start="3" reversed=""><li>w</li></ol>',
      '<svg viewBox="0 0 9 9"><path d="M0 0h9"></path></svg>',
    ]
    for (const html of fragments) expect(read(html).innerHTML).toBe(html)
  })

  it('sets styles without the attribute, so that a strict policy has nothing against them', () => {
    const place = read('<p style="color: red; text-align: center">a</p>')
    expect(place.querySelector('p')?.style.textAlign).toBe('center')
  })

  it('picks one element, or all without such an element', () => {
    const html = '<p id="a">A</p><section><p id="b">B</p></section>'
    expect(read(html, 'b').textContent).toBe('B')
    expect(read(html, 'none').textContent).toBe('AB')
    expect(read(html, '').textContent).toBe('AB')
  })
})
