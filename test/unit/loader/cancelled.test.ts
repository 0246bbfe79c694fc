// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { on } from '../../../shared/page/platform/dom'
import { explained, FIRST, freshPages, ids, open } from './page'

freshPages()

const SECOND_MS = 1_000
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS)
/** A script of the page that keeps popups away while it says so. */
const refusing = () => {
  const page = { refuses: true, requests: 0 }
  onTestFinished(
    on(window, 'wisp:before-show', (event) => {
      page.requests++
      if (page.refuses) event.preventDefault()
    }),
  )
  return page
}

describe('a popup that a script of the page has kept away', () => {
  it('comes once the script allows it, although its trigger fires only once', async () => {
    const page = refusing()
    const { screen } = await open([{ triggers: { timeDelay: 0 } }])
    await pass(12)
    expect(ids(screen)).toEqual([])
    expect(explained()?.says).toContain('kept it away')
    page.refuses = false
    await pass(11)
    expect(ids(screen)).toEqual([FIRST])
  })

  it('is offered less and less often', async () => {
    const page = refusing()
    await open([{ triggers: { timeDelay: 0 } }])
    await pass(600)
    // After 5, 10, 20, 40 seconds, and then every 80.
    expect(page.requests).toBe(1 + 4 + 6)
  })

  it('stays away if a rule objects meanwhile', async () => {
    const page = refusing()
    const { page: here, screen } = await open([{ triggers: { timeDelay: 0 }, frequency: { rule: 'once', count: 0 } }])
    here.storage.set(`seen.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    page.refuses = false
    await pass(600)
    expect([ids(screen), page.requests]).toEqual([[], 1])
  })

  it('does not come by itself if it was asked for by a call', async () => {
    const page = refusing()
    const { popups, screen } = await open([{ triggers: {} }])
    popups().open(FIRST)
    await pass(1)
    page.refuses = false
    await pass(600)
    expect([ids(screen), page.requests]).toEqual([[], 1])
  })
})
