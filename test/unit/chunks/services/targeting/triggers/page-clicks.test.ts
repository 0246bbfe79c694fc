// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { trusted } from '../../../../../support/trusted'
import { armed, freshTriggers } from '../armed'

freshTriggers()

const click = (html: string): void => {
  document.body.innerHTML = html
  document.body.firstElementChild?.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true, cancelable: true })))
}

describe('the trigger “clicks on the page”', () => {
  it.each([
    ['an element that opens a popup', '<button data-wisp-action="open" data-wisp-popup="popup00000001"></button>', 0],
    ['a link that opens a popup', '<a href="https://popups.example/click/popup00000001"></a>', 0],
    ['a link of the page', '<a href="/clicks/here"></a>', 1],
    ['anything else', '<p></p>', 1],
  ])('counts a click on %s', (_, html, fired) => {
    const clicks = armed('pageClicks', 1)
    click(html)
    expect(clicks.fired()).toBe(fired)
  })

  it('fires again after as many clicks, for a popup that a script of the page has cancelled', () => {
    const clicks = armed('pageClicks', 2)
    const seen = Array.from({ length: 5 }, () => {
      click('<p></p>')
      return clicks.fired()
    })
    expect(seen).toEqual([0, 1, 1, 2, 2])
  })
})
