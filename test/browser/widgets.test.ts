import { expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { isShipped } from '../support/builds'
import { panelOf, withWidgets } from '../support/widgets'

const visit = withWidgets()

it.runIf(isShipped())('each open widget is accessible to screen readers', async () => {
  // Colours are checked in their final state: a panel that is still fading in is paler.
  const visitor = await visit({}, { reducedMotion: 'reduce' })
  const { page } = visitor
  for (const [field, button] of Object.entries({
    '#phone': 'Country of the phone number',
    '#flower': 'Flower',
    '#colours': 'Colours',
    '#birthday': 'Choose a date',
  })) {
    await page.locator(field).focus()
    await page.locator('button').and(page.getByLabel(button)).click()
    await panelOf(visitor).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
})
