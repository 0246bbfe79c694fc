// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { decodeAction } from '../../../../../shared/wire/page/page-builder/action'
import { readPage } from '../../../../../shared/wire/page/page-builder/page'
import { encodePage } from '../../../../../shared/wire/server/page-builder'

afterEach(() => document.body.replaceChildren())

const popup = {
  show: { trigger: 'vertical_scroll', scroll: { trigger: 'pixel', pixel: 300 } },
  after: { action: 'never_show' },
  position: 'bottom-left' as const,
  cover: false,
  animation: 'splash_left',
  hideMobile: true,
  hideDesktop: false,
  close: { position: 'none', corner: 'top-right' },
}

/** The page that the runtime reads from this data. */
const read = (json: string) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.wispPage = ''
  script.textContent = json
  document.body.append(script)
  return readPage('')
}

it('the runtime reads a page as the server has written it', () => {
  const toast = { kind: 'info', title: '</script>', message: 'A & B\u2028', after: 2 }
  const page = read(
    encodePage({
      hosts: ['shop.example'],
      id: 'pagemarket001',
      variant: 'short',
      site: 'demo',
      toasts: [toast],
      popups: [['ask', popup]],
      actions: [
        ['a', { do: 'open-link', to: '/x?a=1&b=2', newTab: true }],
        ['b', { do: 'open-popup', popup: 'ask' }],
        ['c', { do: 'show-elements', elements: ['d', 'e'] }],
        ['f', { do: 'mark-campaign-complete' }],
      ],
    }),
  )
  expect([page.id, page.variant, page.hits]).toEqual(['pagemarket001', 'short', '/api/page/ajax/demo'])
  expect(page.toasts).toEqual([toast])
  expect(page.popups.get('ask')).toMatchObject({
    popupID: 'ask',
    positionOnPage: 'bottom_left',
    howToShowUp: popup.show,
  })
  const plain = { target: '', newTab: false, popup: '' }
  expect([...page.actions].map(([id, raw]) => [id, decodeAction(raw)])).toEqual([
    ['a', { ...plain, name: 'open-link', target: '/x?a=1&b=2', newTab: true, element: 'a' }],
    ['b', { ...plain, name: 'open-popup', element: 'b', popup: 'ask' }],
    ['c', { ...plain, name: 'show-elements', target: 'd,e', element: 'c' }],
    ['f', { ...plain, name: 'mark-campaign-complete', element: 'f' }],
  ])
})
