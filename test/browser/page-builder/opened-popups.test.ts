/** Popups that the elements of a page open and close, in both formats. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { isShipped } from '../../support/builds'
import { withBuiltPages } from '../../support/built-page'

const fixture = withBuiltPages()
const popupHits = () => fixture.built.hits.filter(({ form }) => form.page_type === 'popup').map(({ form }) => form)

describe.runIf(isShipped() && existsSync(at('chunks/page-builder/page-popups')))('a popup that a press opens', () => {
  it.each(['builder-original', 'builder-ours'] as const)(
    'opens again, and each opening has its hits: %s',
    async (format) => {
      const { world, built } = fixture
      const { page, dialog } = await world.visit(built.page(format))
      for (const times of [1, 2]) {
        await page.getByRole('button', { name: 'Ask us' }).click()
        await dialog.waitFor()
        // Requests that are sent at the same time may arrive in any order.
        await expect.poll(() => popupHits().length).toBe(times * 3 - 2)
        await page.getByRole('button', { name: 'Ring us' }).click()
        await expect.poll(() => popupHits().length).toBe(times * 3 - 1)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        await expect.poll(() => popupHits().length).toBe(times * 3)
      }
      const lines = popupHits().map((hit) => `${hit.option_id} ${hit.event_name} ${hit.received_element}`)
      const opening = ['33 open whole_popup', '33 click ring us', '33 close whole_popup']
      expect(lines).toEqual([...opening, ...opening])
      const sessions = popupHits().map(({ session_id }) => session_id)
      const [first, , , second] = sessions
      expect(sessions).toEqual([first, first, first, second, second, second])
      expect(first).not.toBe(second)
    },
  )

  it.each(['builder-original', 'builder-ours'] as const)('is closed by a button inside it: %s', async (format) => {
    const { world, built } = fixture
    const { page, dialog } = await world.visit(built.page(format))
    await expect.poll(() => page.evaluate(async () => 'explain' in (window.wisp ?? {}))).toBe(true)
    await page.evaluate(() => window.wisp && 'open' in window.wisp && window.wisp.open('31'))
    await dialog.waitFor()
    await page.getByRole('button', { name: 'No, thank you' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() =>
        popupHits()
          .map((hit) => `${hit.option_id} ${hit.event_name}`)
          .sort(),
      )
      .toEqual(['31 click', '31 close', '31 open'])
  })
})
