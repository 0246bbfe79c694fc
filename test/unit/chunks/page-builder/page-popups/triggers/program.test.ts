// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { triggersOf } from '../../../../../../chunks/page-builder/page-popups/triggers'
import type { PagePopup } from '../../../../../../shared/page/model/page-popup'

afterEach(() => vi.restoreAllMocks())

const POPUP = { show: { on: 'delay', seconds: 5 } } as PagePopup

it.each([
  ['a person', 'shop.company', false, '', ['timeDelay']],
  ['a browser that a program drives', 'shop.company', true, '', []],
  ['its owner', 'shop.company', true, '?wisp-owner=word', ['timeDelay']],
  ['a test of the owner’s own', 'localhost', true, '', ['timeDelay']],
] as const)('a popup of a page opens by itself for %s on %s: driven %s, %s', (_, host, driven, search, triggers) => {
  vi.spyOn(location, 'hostname', 'get').mockReturnValue(host)
  vi.spyOn(location, 'search', 'get').mockReturnValue(search)
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(driven)
  expect(Object.keys(triggersOf(POPUP).settings)).toEqual(triggers)
})
