// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { placeOf, trackingName } from '../../../../../../shared/wire/page/page-builder/markup'

const element = (html: string): Element => {
  document.body.innerHTML = html
  return document.body.querySelector('.it') as Element
}

it.each([
  ['the owner’s name', '<button class="it" id="b" data-wisp-name="buy">Buy now</button>', 'buy'],
  ['the name of the other builder', '<button class="it" id="b" c37-element-name="buy">Buy now</button>', 'buy'],
  ['an id, where only the mark is there', '<button class="it" id="b" c37-action-name="yes">Buy</button>', 'b'],
  ['an id', '<button class="it" id="b">Buy now</button>', 'b'],
  ['what it says', '<button class="it">\n <i></i> Buy now </button>', 'Buy now'],
  ['what it says, not what it sends', '<button class="it" value="1">Buy now</button>', 'Buy now'],
  ['the value of an input', '<input class="it" type="submit" value="Buy now">', 'Buy now'],
  ['nothing', '<input class="it" type="submit">', ''],
  [
    'a form with a misleading field',
    '<form class="it" id="f"><input name="id"><input name="getAttribute"></form>',
    'f',
  ],
])('an element is counted by %s', (_, html, name) => {
  expect(trackingName(element(html))).toBe(name)
})

it.each([
  ['a page', '<div><b class="it"></b></div>', { type: 'page', option: '0' }],
  ['a popup', '<div data-popup-option-id="31"><b class="it"></b></div>', { type: 'popup', option: '31' }],
  ['a widget', '<div data-widget-option-id="51"><b class="it"></b></div>', { type: 'widget', option: '51' }],
  ['a widget without an id', '<div data-widget-option-id><b class="it"></b></div>', { type: 'widget', option: '' }],
  [
    'the inner one of two',
    '<div data-widget-option-id="51"><div data-popup-option-id="31"><b class="it"></b></div></div>',
    { type: 'popup', option: '31' },
  ],
  [
    'a form with a misleading field',
    '<div data-popup-option-id="31"><form class="it"><input name="closest"></form></div>',
    { type: 'popup', option: '31' },
  ],
])('an element of %s', (_, html, place) => {
  expect(placeOf(element(html))).toEqual(place)
})
