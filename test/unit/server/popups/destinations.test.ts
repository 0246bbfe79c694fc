import { expect, it } from 'vitest'
import { destinationsOf } from '../../../../server/popups/destinations'
import type { StoredPopup } from '../../../../server/popups/queries'

const redirecting = (type: StoredPopup['type'], url: string) => {
  const popup = { type, language: 'en', design: { redirect: { url, newTab: false, sendFormData: false } } }
  return destinationsOf(popup as unknown as StoredPopup, { links: [] })
}

it.each(['12345', '+49 30 1234567', '0301234567890'])('only a popup for phones calls %s after a lead', (url) => {
  expect(redirecting('mobile', url)).toEqual([{ address: url, by: 'lead', words: '', isPhone: true }])
  expect(redirecting('lightbox', url).some(({ isPhone }) => isPhone)).toBe(false)
})

it('has no address of a popup that opens after a lead', () => {
  expect(redirecting('lightbox', 'anypopup00001')).toEqual([])
})
