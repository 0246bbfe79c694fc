// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { readTemplate } from '../../../../../chunks/core/ui/template'
import { ALLOWED_TAGS } from '../../../../../shared/model/template'
import { allowedAttribute } from '../../../../../shared/page/platform/allowed-markup'
import { quiet } from '../../../../../shared/page/platform/parse-markup'
import { flush } from '../../../../support/flush'

const places: HTMLElement[] = []
afterEach(() => {
  for (const place of places.splice(0)) place.remove()
})

const read = (html: string) =>
  readTemplate(html, { live: {} as Live, components: {}, fill: (text) => text, arrived() {} })

const draw = (html: string): HTMLElement => {
  const place = document.createElement('div')
  places.push(place)
  document.body.append(place)
  flush(() => createRoot(place).render(read(html).draw('main')))
  return place
}

const HOSTILE = [
  '<script>window.pwned = 1</script>',
  '<img src="x" onerror="window.pwned = 1">',
  '<img src=x/onerror=window.pwned=1>',
  '<svg onload="window.pwned = 1"><script>window.pwned = 1</script></svg>',
  '<svg><animate attributeName="href" values="javascript:window.pwned=1"></animate><use href="data:x"></use></svg>',
  '<svg><foreignObject><iframe src="javascript:window.pwned=1"></iframe></foreignObject></svg>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<object data="x"></object><embed src="x"><base href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<form action="//evil.example"><button formaction="//evil.example">go</button></form>',
  '<a href="javascript:window.pwned=1">x</a>',
  '<a href="java\nscript:window.pwned=1">x</a>',
  '<a href=" &#1;javascript:window.pwned=1">x</a>',
  '<a href="vbscript:x">x</a><a href="data:text/html,<script>1</script>">x</a>',
  '<img src="data:text/html,x"><img srcset="/a 1x, data:text/html,x 2x"><source srcset="/a">',
  '<template><script>window.pwned = 1</script></template><noscript><p title="</noscript><img src=x onerror=pwned=1>"></noscript>',
  '<math><mtext><style><img src=x onerror=window.pwned=1></style></mtext></math>',
  '<div style="color: red" onclick="window.pwned = 1" OnMouseOver=x>x</div>',
]

describe('template', () => {
  it.each(HOSTILE)('makes nothing that runs or navigates from %s', (html) => {
    const place = draw(html)
    expect(place.querySelector('script,iframe,object,embed,base,link,meta,animate,use,foreignObject')).toBeNull()
    for (const element of place.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^(on|srcdoc|action|formaction|srcset|http-equiv)/)
        if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\W*(java|vb)\s*script:|^data:text/i)
      }
    }
    expect((window as { pwned?: number }).pwned).toBeUndefined()
  })

  it('keeps what designs are made of', () => {
    const place = draw(
      '<h2 class="big" data-x="1" aria-label="a">Hi <b>there</b></h2><a href="/shop" target="_blank">go</a><svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2"/></svg>',
    )
    expect(place.querySelector('h2')?.outerHTML).toBe('<h2 class="big" data-x="1" aria-label="a">Hi <b>there</b></h2>')
    expect(place.querySelector('a')?.getAttribute('rel')).toBe('noopener')
    expect(place.querySelector('path')?.getAttribute('stroke-width')).toBe('2')
  })

  it('keeps the sizes of a picture', () => {
    const picture =
      '<img srcset="https://x.example/a,b.jpg 400w, /c.jpg 800w" sizes="(max-width: 767px) 400px, 50vw" src="/c.jpg" alt="A" decoding="async">'
    expect(draw(picture).innerHTML).toBe(picture)
  })

  it('removes style attributes and applies them in other ways', () => {
    const { css } = read('<style>p > b { color: red }</style><p>x</p>')
    expect(css).toContain('p > b { color: red }')
    expect(draw('<p style="color: red">x</p>').querySelector('p')?.style.color).toBe('red')
  })

  it('names its screens', () => {
    const html = '<section data-wisp-screen="main"></section><section data-wisp-screen="thanks"></section>'
    expect(read(html).screens).toEqual(['main', 'thanks'])
  })

  it('keeps what fills in fields', () => {
    const place = draw('<input type="checkbox" name="a" checked><textarea>hello</textarea><input value="v">')
    expect(place.querySelector<HTMLInputElement>('[name=a]')?.checked).toBe(true)
    expect(place.querySelector('textarea')?.value).toBe('hello')
    expect(place.querySelector<HTMLInputElement>('[value]')?.value).toBe('v')
  })
})

describe('allowlist', () => {
  it.each(['https://x.example', '/a', '#b', 'tel:+1', 'mailto:a@b.co', 'sms:1'])('allows a link to %s', (url) =>
    expect(allowedAttribute('a', 'href', url)).toBe(true),
  )
  it.each([
    ['img', 'href', '/'],
    ['input', 'src', '/'],
    ['a', 'ping', '/'],
    ['input', 'srcset', '/a 2x'],
    ['img', 'srcset', '/a 1x, javascript:x 2x'],
    ['a', 'target', '_top'],
    ['p', 'onclick', ''],
    ['p', 'slot', ''],
    ['p', 'is', 'x'],
    ['form', 'action', '/'],
    ['p', 'lass', ''],
    ['td', 'minspan', '2'],
    ['p', 'hiddenfor', ''],
  ])('refuses <%s %s=%s>', (tag, name, value) => expect(allowedAttribute(tag, name, value)).toBe(false))
  it.each(['script', 'iframe', 'link', 'use', 'set', 'object', 'x-y', 'ext', 'stro', 'sect', 'lineargradient', ''])(
    'refuses <%s>',
    (tag) => expect(ALLOWED_TAGS.test(tag)).toBe(false),
  )
})

describe('quiet', () => {
  it.each([
    ['<p style="a">', '<p data-wisp-style="a">'],
    ['<p onclick=x>', '<p data-wisp-onclick=x>'],
    ['<img/onerror=x>', '<img/data-wisp-onerror=x>'],
    ['<img src="x"onerror=y>', '<img src="x"data-wisp-onerror=y>'],
    ['<style>a{}</style>', '<textarea data-wisp-css>a{}</textarea>'],
    ['<style>@container (1px<width<9px){}</style>', '<textarea data-wisp-css>@container (1px<width<9px){}</textarea>'],
    ['<p title="a style=b onclick=c">', '<p title="a style=b onclick=c">'],
    ['<p data-style="a">style = on x=', '<p data-style="a">style = on x='],
  ])('%s', (html, expected) => expect(quiet(html)).toBe(expected))
})
