import { expect, it } from 'vitest'
import { readTemplates } from '../../../../server/template/merged-record'
import { readTemplate } from '../../../../server/template/record'

const labelsOf = (html: string) => readTemplate(html).fields.map(({ label }) => label)

/** A question with two answers, which have labels of their own. */
const groupWith = (legend: string, attributes = ''): string => {
  const answers = ['mail', 'phone'].map((value) => `<label><input type="radio" value="${value}"> By ${value}</label>`)
  return `<fieldset data-wisp-field="reply"${attributes}>${legend}${answers.join('')}</fieldset>`
}

it.each([
  ['a label around it', '<label>Your size <input data-wisp-field="size"></label>', 'Your size'],
  ['a label around it that is marked itself', '<label data-wisp-field="size">Your size <input></label>', 'Your size'],
  ['a label that names it', '<label for="s">Size</label><div><input id="s" data-wisp-field="size"></div>', 'Size'],
  ['a label behind it', '<input id="s" data-wisp-field="size"><label for="s">Size</label>', 'Size'],
  ['aria-label', '<label>Size <input aria-label="Shoe size" data-wisp-field="size"></label>', 'Shoe size'],
  [
    'aria-label of the element around it',
    '<div data-wisp-field="size" aria-label="Shoe size"><input></div>',
    'Shoe size',
  ],
  [
    'the texts that aria-labelledby names, in its order',
    '<b id="a">Shoe</b><i id="b">size</i><input aria-labelledby="b none a" data-wisp-field="size">',
    'size Shoe',
  ],
  ['its title', '<input title="Size" placeholder="42" data-wisp-field="size">', 'Size'],
  ['its placeholder, if nothing else names it', '<input placeholder="Your size" data-wisp-field="size">', 'Your size'],
  ['the legend of a group', groupWith('<legend>Reply by</legend>'), 'Reply by'],
  ['the heading in a legend', groupWith('<legend><h2>Reply <em>by</em></h2><p>We call you.</p></legend>'), 'Reply by'],
  ['the name of a group', groupWith('', ' aria-label="Reply by"'), 'Reply by'],
  [
    'the legend around marked radio buttons',
    '<fieldset><legend>Size</legend><label><input type="radio" data-wisp-field="size" value="s"> Small</label></fieldset>',
    'Size',
  ],
  [
    'the aria-label of the fieldset around marked radio buttons',
    '<fieldset aria-label="Size"><label><input type="radio" data-wisp-field="size" value="s"> Small</label></fieldset>',
    'Size',
  ],
  [
    'the text that names the fieldset around marked radio buttons',
    '<h2 id="h">Size</h2><fieldset aria-labelledby="h"><legend>Sizes</legend><input type="radio" data-wisp-field="size"></fieldset>',
    'Size',
  ],
  [
    'the name of a group that is no fieldset',
    '<div role="radiogroup" aria-label="Size"><input type="radio" data-wisp-field="size"></div>',
    'Size',
  ],
  [
    'the aria-label of the fieldset around a marked group',
    `<fieldset aria-label="Reply by">${groupWith('').replaceAll('fieldset', 'div')}</fieldset>`,
    'Reply by',
  ],
  [
    'one line, without the marks of forms',
    '<label>\n Your  size :*<input data-wisp-field="size"></label>',
    'Your size',
  ],
  [
    'letters that are written as references',
    '<label>Size &amp; fit <input data-wisp-field="size"></label>',
    'Size & fit',
  ],
  [
    'nothing of its answers, of drawings and of what is hidden',
    '<label><svg><title>x</title></svg><span hidden>x</span><i aria-hidden="true">x</i>Size<select data-wisp-field="size"><option>42</option></select></label>',
    'Size',
  ],
  ['blocks apart', '<label><div>Your</div><div>size</div><input data-wisp-field="size"></label>', 'Your size'],
  ['100 characters at most', `<label>${'a'.repeat(200)}<input data-wisp-field="size"></label>`, `${'a'.repeat(99)}…`],
])('a field is called by %s', (_, html, label) => expect(labelsOf(html)).toEqual([label]))

it.each([
  ['nothing names it', '<p>Size</p><input data-wisp-field="size">'],
  ['only its answers have labels', groupWith('')],
  ['its label says nothing', '<label> * <input data-wisp-field="size"></label>'],
  ['it names itself', '<input id="s" aria-labelledby="s" data-wisp-field="size">'],
  ['it has no control', '<label data-wisp-field="size">Size</label>'],
])('a field has no label where %s', (_, html) => expect(labelsOf(html)).toEqual([undefined]))

it('has the labels of the first language, and of later ones only where that lacks the field', () => {
  const field = (label: string, name: string) => `<label>${label}<input data-wisp-field="${name}"></label>`
  const both = readTemplates(field('Size', 'size'), [field('Größe', 'size') + field('Ort', 'city')])
  expect(both.fields.map(({ label }) => label)).toEqual(['Size', 'Ort'])
})

it('has the answers to choose from, in their order', () => {
  const [select, group, text] = readTemplate(
    `<select data-wisp-field="size"><option value="">-</option><option>Small  one</option></select>${groupWith('')}<input data-wisp-field="a">`,
  ).fields
  expect([select?.options, group?.options, text?.options]).toEqual([['', 'Small one'], ['mail', 'phone'], undefined])
})

it('reads thousands of fields, labels and groups in one another', () => {
  const depth = 3_000
  const nested = '<fieldset><label aria-labelledby="x x x">'.repeat(depth)
  const html = `${nested}${'<input data-wisp-field="a">'.repeat(depth)}`
  expect(readTemplate(html).fields).toHaveLength(depth)
})
