// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { onOwnChange } from '../../../../examples/stores/web/on-own-change'

const announce = (variants: string, kind: 'own' | 'remembered' | 'the page’s'): unknown =>
  dispatchEvent(
    new CustomEvent('wisp:cart', {
      detail: {
        lines: [...variants].map((variant) => ({ variant })),
        own: kind !== 'the page’s',
        remembered: kind === 'remembered',
      },
    }),
  )

it('a demo store draws its cart again only after a change by a popup', () => {
  const changed = vi.fn()
  onOwnChange(changed)
  announce('x', 'remembered')
  announce('', 'the page’s')
  // Repeated for a popup.
  announce('', 'own')
  announce('a', 'the page’s')
  announce('a', 'own')
  expect(changed).not.toHaveBeenCalled()
  announce('ab', 'own')
  expect(changed).toHaveBeenCalledOnce()
})
