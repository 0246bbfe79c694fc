import { describe, expect, it } from 'vitest'
import { marksOf, readTemplate } from '../../../../server/template/record'
import type { Design } from '../../../../shared/model/design'
import type { WirePopup } from '../../../../shared/model/popup'
import { readParts as readPartsOf } from '../../../../shared/wire/parts'
import { encodePopup } from '../../../../shared/wire/server/popup'
import { popupOf } from '../../../support/popup'

const wire = (design: Partial<Design> = {}) =>
  encodePopup({ ...popupOf({ design }), parts: [], accountId: '', viewerId: '', templateUrl: '' })

const readParts = (html: string, popup: WirePopup) => readPartsOf(marksOf(readTemplate(html)), popup)

describe('the parts that a popup needs follow from', () => {
  it.each(['wheel', 'scratch', 'gift'])('the toy of a game, and only in a game: %s', (toy) => {
    const html = `<div data-wisp-${toy}></div>`
    expect(readParts(html, { ...wire(), poptin_type: 'gamified' })).toEqual([toy])
    expect(readParts(html, wire())).toEqual([])
    expect(readParts(`<i class="${toy}"></i>`, { ...wire(), poptin_type: 'gamified' })).toEqual([])
  })

  it.each([
    ['<h2>Hello</h2>', []],
    ['<form data-wisp-form></form>', ['form']],
    ['<div data-wisp-countdown></div>', ['countdown']],
    ['<ul data-wisp-ticker></ul>', ['ticker']],
    ['<a data-wisp-messenger="x">', ['messenger']],
    ['<button data-wisp-action="copy">', ['copy']],
    ['<button data-wisp-action="remind">', ['remind']],
    ['<button data-wisp-action="redirect" data-wisp-href="/x">', ['redirect-button']],
    ['<button data-wisp-action="skip">', ['delayed-close']],
    ["<button data-wisp-action='skip'>", ['delayed-close']],
    ['<button data-wisp-action=copy>', ['copy']],
    ['<style data-wisp-fonts="wisp-a 400 latin ../fonts/a.woff2"></style>', ['fonts']],
    ['<p class="copy skip">Form</p>', []],
    ['<p>write data-wisp-form</p><!-- data-wisp-copy -->', []],
    ['<div title="data-wisp-countdown">', []],
    ['<form DATA-WISP-FORM>', ['form']],
    ['<iframe data-wisp-ticker></iframe>', []],
    ['<p>[[country]]</p>', ['merge-tags']],
  ])('its template: %s', (html, parts) => expect(readParts(html, wire())).toEqual(parts))

  it.each<[Partial<Design>, string[]]>([
    [{ closeAfter: 5 }, ['delayed-close']],
    [{ autoClose: 0 }, ['closing']],
    [{ autoClose: 20 }, ['closing']],
    [{ closeConverts: true }, ['closing']],
    [{ openOnClose: 'popupother001' }, ['closing']],
    [{ entryEffect: 'roll' }, ['motion']],
  ])('its settings: %o', (design, parts) => expect(readParts('', wire(design))).toEqual(parts))

  it.each(['lightbox', 'bar'] as const)('a click beside it, unless it is modal: %s', (type) => {
    const parts = readParts('', { ...wire({ closeOnOutsideClick: true }), poptin_type: type })
    expect(parts).toEqual(type === 'bar' ? ['closing'] : [])
  })
})
