// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actsAlone } from '../../../../../shared/page/platform/owned'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

/** A page with this tag, whose popup stands in `<main>` and whose comment stands beside it. */
const page = (tag: string, query: string): { ours: Element; comment: Element } => {
  document.head.innerHTML = `<script type="text/plain" ${tag}></script>`
  document.body.innerHTML = '<main><dialog></dialog></main><aside><p></p></aside>'
  vi.stubGlobal('location', { search: query })
  return {
    ours: document.querySelector('dialog') as Element,
    comment: document.querySelector('p') as Element,
  }
}

describe('what acts without a press', () => {
  beforeEach(() => warn.mockClear())
  afterEach(() => vi.unstubAllGlobals())

  it('is what stands in the part that the tag names, and nothing is said', () => {
    const { ours, comment } = page('src="/wisp-site.js" data-root="main"', '?wisp-inspect')
    expect([actsAlone(ours), actsAlone(comment)]).toEqual([true, false])
    expect(warn).not.toHaveBeenCalled()
  })

  it('is nothing where no tag names a part, and the owner reads why', () => {
    const { ours } = page('src="/wisp-site.js"', '?wisp-inspect')
    expect(actsAlone(ours)).toBeFalsy()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('data-root'), ours)
  })

  it('says nothing of it to visitors', () => {
    const { ours } = page('src="/wisp-site.js"', '')
    expect(actsAlone(ours)).toBeFalsy()
    expect(warn).not.toHaveBeenCalled()
  })
})
