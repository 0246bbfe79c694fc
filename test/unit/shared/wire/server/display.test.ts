import { describe, expect, it } from 'vitest'
import { encodeDisplay } from '../../../../../shared/wire/server/display'
import type { ServedPopup } from '../../../../../shared/wire/server/popup'

/** A popup made of these parts. */
const popupOf = (parts: string[]): ServedPopup =>
  ({
    id: 'popup00000001',
    name: 'A popup',
    type: 'lightbox',
    target: 'lead',
    language: 'en',
    parts,
    accountId: 'a',
    viewerId: 'v',
    templateUrl: '/t',
    size: { width: 400, height: 0 },
    triggers: {},
    frequency: { rule: 'always', count: 0 },
    onClickOnly: false,
    stopWhenConverted: false,
    design: { position: 'center', entryEffect: 'fade', exitEffect: 'fade' },
  }) as unknown as ServedPopup

describe('the chunks that run on a page', () => {
  it.each<[store: string, parts: string[], run: string[]]>([
    ['', ['form'], []],
    ['', ['products'], ['store']],
    ['shopify', ['form'], ['store']],
    ['wix', ['form', 'remind'], ['teaser', 'store']],
    ['magento', ['form'], []],
  ])('of the store “%s”, with a popup made of %j, are %j', (store, parts, run) => {
    const asker = { country: '', ip: '', newSession: false, mobile: false, store }
    expect(encodeDisplay([popupOf(parts)], asker).run).toEqual(run)
  })
})
