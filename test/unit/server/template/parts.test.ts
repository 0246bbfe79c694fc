import { expect, it } from 'vitest'
import { partsOf } from '../../../../server/template/parts'
import { popupOf } from '../../../support/popup'

it.each([
  ['<form data-wisp-form><p data-wisp-screen="a"></p></form>', ['form', 'steps']],
  ['<p data-wisp-screen="a"></p><form data-wisp-form></form>', ['form']],
  ['<form data-wisp-form><p data-wisp-screen="main"></p><p data-wisp-screen="thanks"></p></form>', ['form']],
  ['<p data-wisp-show-if="a"></p>', ['steps']],
  ['<p data-wisp-hide-if="a"></p>', ['steps']],
  ['<button data-wisp-action="next"></button>', []],
])('a template names the part for steps and conditions where it has some: %s', (html, parts) => {
  expect(partsOf(popupOf({ html, design: { closeOnOutsideClick: false } }))).toEqual(parts)
})
