import { describe, expect, it } from 'vitest'
import { htmlOf } from '../../../../../server/lib/markup'
import type { Element } from '../../../../../server/pages/document'
import { renderElements } from '../../../../../server/pages/render/element'
import { pageOf } from '../../../../support/page-document'

const render = (elements: Element[], language: 'en' | 'he' = 'en'): string => {
  const scope = { document: pageOf([], { language }), address: (src: string) => `/f/${src}`, first: false }
  return htmlOf(renderElements(elements, { ...scope, elements: renderElements }))
}

const picture = { src: 'a.png', alt: 'A cup', width: 40, height: 30 }

const CASES: [element: Element, html: string][] = [
  [{ id: 'e', type: 'eyebrow', text: 'New' }, '<p id="e" class="eyebrow">New</p>'],
  [
    { id: 'e', type: 'heading', level: 2, text: 'High\nLow', name: 'title' },
    '<h2 id="e" class="heading-2" data-wisp-name="title">High<br>Low</h2>',
  ],
  [
    { id: 'e', type: 'text', text: 'One\n\nTwo\nlines', hidden: true },
    '<div id="e" class="text" hidden><p>One</p><p>Two<br>lines</p></div>',
  ],
  [
    { id: 'e', type: 'button', text: 'Go', look: 'quiet', action: { do: 'close-popup' } },
    '<div class="buttons"><button type="button" id="e" class="button button-quiet">Go</button></div>',
  ],
  [
    {
      id: 'e',
      type: 'button',
      text: 'Go',
      look: 'main',
      action: { do: 'open-link', to: 'https://a.de', newTab: true },
    },
    '<div class="buttons"><a href="https://a.de" target="_blank" rel="noopener" id="e" class="button button-main">Go</a></div>',
  ],
  [
    { id: 'e', type: 'picture', picture },
    '<div id="e" class="picture picture-plain"><img src="/f/a.png" alt="A cup" width="40" height="30" loading="lazy" decoding="async"></div>',
  ],
  [
    { id: 'e', type: 'video', video: { type: 'youtube', youtube: 'ABCDEFGHIJK' } },
    '<div id="e" class="video"><div class="film" data-wisp-video="{&quot;type&quot;:&quot;youtube&quot;,&quot;source&quot;:&quot;ABCDEFGHIJK&quot;}"></div></div>',
  ],
  [
    { id: 'e', type: 'list', look: 'numbers', items: ['a', 'b'] },
    '<ol id="e" class="list list-numbers" role="list"><li>a</li><li>b</li></ol>',
  ],
  [
    { id: 'e', type: 'figures', items: [{ figure: '100', text: 'clocks' }] },
    '<ul id="e" class="figures" role="list"><li><strong>100</strong> <span>clocks</span></li></ul>',
  ],
  [
    { id: 'e', type: 'schedule', items: [{ time: '19:00', text: 'Doors', note: 'at the well' }] },
    '<ol id="e" class="schedule" role="list"><li><span class="time">19:00</span> <div><strong>Doors</strong><p>at the well</p></div></li></ol>',
  ],
  [
    { id: 'e', type: 'quote', text: 'Good.', by: 'Ana' },
    '<figure id="e" class="quote"><blockquote><p>Good.</p></blockquote><figcaption><span>Ana</span></figcaption></figure>',
  ],
  [
    { id: 'e', type: 'price', amount: '€5', per: 'a month', note: 'with tax' },
    '<div id="e" class="price"><p><strong>€5</strong> <span>a month</span></p><p class="note">with tax</p></div>',
  ],
  [
    { id: 'e', type: 'questions', items: [{ question: 'Why?', answer: 'So.' }] },
    '<div id="e" class="questions"><details><summary><span>Why?</span></summary><div class="answer"><p>So.</p></div></details></div>',
  ],
  [
    {
      id: 'e',
      type: 'menu',
      brand: 'Co',
      links: [{ text: 'A', to: '#a' }],
      button: { text: 'Call', action: { do: 'open-popup', popup: 'p' } },
    },
    '<nav id="e" class="menu" data-wisp-menu="" aria-label="Menu"><a class="brand" href="#"><span>Co</span></a>' +
      '<button type="button" data-wisp-menu-toggle="" aria-expanded="false" aria-controls="e-list" aria-label="Menu"><span class="lines"></span></button>' +
      '<ul id="e-list" data-wisp-menu-list="" role="list"><li><a href="#a">A</a></li>' +
      '<li><button type="button" id="e-button" class="button button-main">Call</button></li></ul></nav>',
  ],
  [
    {
      id: 'e',
      type: 'countdown',
      seconds: 298,
      largest: 'minutes',
      atEnd: { do: 'hide-elements', elements: ['a', 'b'] },
    },
    '<div id="e" class="countdown"><div class="units" data-wisp-countdown="" data-wisp-seconds="298" data-wisp-largest="minutes" data-wisp-at-end="hide-elements" data-wisp-target="a,b">' +
      '<span data-wisp-unit="minutes"><span>04</span><span>min</span></span><span data-wisp-unit="seconds"><span>58</span><span>sec</span></span></div></div>',
  ],
  [
    { id: 'e', type: 'widget', option: 'note', place: 'after_x_paragraph', paragraph: 3, elements: [] },
    '<aside id="e" class="widget" hidden data-widget-option-id="note" data-wisp-place="after_x_paragraph" data-wisp-paragraph="3"></aside>',
  ],
  [
    { id: 'e', type: 'article', paragraphs: ['a', 'b'] },
    '<article id="e" class="article" data-wisp-article=""><p>a</p><p>b</p></article>',
  ],
  [{ id: 'e', type: 'divider' }, '<hr id="e" class="divider">'],
]

describe('an element', () => {
  it.each(CASES.map(([element, html]) => [element.type, element, html] as const))('%s', (_, element, html) => {
    expect(render([element])).toBe(html)
  })

  it('has its words in the language of the page', () => {
    const html = render([{ id: 'e', type: 'menu', brand: 'Co', links: [] }], 'he')
    expect(html).toContain('aria-label="תפריט"')
  })

  it('that counts down to a date says which, for those without the script', () => {
    const end = { end: '2027-06-17T19:00', zone: 'Europe/Paris' }
    const html = render([{ id: 'e', type: 'countdown', ...end, largest: 'minutes', atEnd: { do: 'nothing' } }])
    expect(html).toContain('data-wisp-end="2027-06-17T17:00:00.000Z" data-wisp-zone="Europe/Paris"')
    expect(html).toContain('<span data-wisp-unit="minutes"><span>––</span><span>min</span></span>')
    // Releases of Node.js differ in commas.
    expect(html).toMatch(/<time datetime="2027-06-17T19:00">Thursday,? 17 June 2027(,| at) 19:00<\/time>/)
  })

  it('stands in one row with other buttons that follow it', () => {
    const button = (id: string): Element => ({ id, type: 'button', text: id, look: 'main' })
    const html = render([button('a'), button('b'), { id: 'e', type: 'divider' }, button('c')])
    expect(html.match(/class="buttons"/g)).toHaveLength(2)
    expect(html).toMatch(/^<div class="buttons"><button[^>]*>a<\/button><button[^>]*>b<\/button><\/div><hr/)
  })
})
