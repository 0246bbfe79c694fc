import { expect, it } from 'vitest'
import { withoutBlanks } from '../../../../../server/popups/file/blanks'

const HIDDEN = ' hidden style="display:none"'
const EMPTY = ' hidden style="display:block;height:0;padding:0;overflow:hidden"'
const blank = (html: string): string => withoutBlanks(html, (slot) => /^no/.test(slot))

it.each([
  ['a text', '<p class="small">{{no}}</p>', `<p class="small"${HIDDEN}>{{no}}</p>`],
  ['a line below a heading, but for its room,', '<p class="line">{{no}}</p>', `<p class="line"${EMPTY}>{{no}}</p>`],
  [
    'a box around it only',
    '<div><b>{{no}}</b> · <i>{{no2}}</i></div>',
    `<div${HIDDEN}><b>{{no}}</b> · <i>{{no2}}</i></div>`,
  ],
  [
    'what stands beside nothing but a sign',
    '<p><svg><path/></svg>{{no}}</p>',
    `<p${HIDDEN}><svg><path/></svg>{{no}}</p>`,
  ],
  ['a value beside its label', '<p>{{label}} <b>{{no}}</b></p>', `<p>{{label}} <b${HIDDEN}>{{no}}</b></p>`],
  [
    'a list without items',
    '<ul data-wisp-ticker="9"><li>{{no}}</li></ul>',
    `<ul data-wisp-ticker="9"${HIDDEN}><li>{{no}}</li></ul>`,
  ],
  [
    'a code to copy',
    '<button data-wisp-copy="{{no}}">{{copy}}</button>',
    `<button data-wisp-copy="{{no}}"${HIDDEN}>{{copy}}</button>`,
  ],
  ['a bar of a share', '<rect width="{{no}}"/>', `<rect width="{{no}}"${HIDDEN}/>`],
  ['a box that had a style', '<p style="--x:{{no}}">{{no}}</p>', `<p${HIDDEN}>{{no}}</p>`],
])('without its fact, %s is hidden', (_, html, expected) => expect(blank(html)).toBe(expected))

it('takes out choices that say nothing, so that the form does not wait for one', () => {
  const choice = '<label><input type="radio" required="" value="{{no}}"/><span>{{no}}</span></label>'
  expect(blank(`<fieldset><legend>{{days}}</legend>${choice}</fieldset><input name="email"/>`)).toBe(
    '<input name="email"/>',
  )
})

it.each([
  '<p>{{line}}</p>',
  '<style>p{color:red}</style><h2>{{count}} {{no}}</h2>',
  '<form data-wisp-form=""><p>{{line}}</p><input/></form>',
  '<section data-wisp-screen="main">{{no}}</section>',
  '<p>{{no}}<img src="a.jpg"></p>',
])('leaves %s as it is', (html) => expect(blank(html)).toBe(html))
