import type { Locator } from 'playwright-core'

/**
 * Presses Escape while an input method composes in a field, if it is one, and as Safari tells of it: when the composition has ended,
 * with the key code of input methods.
 */
export const escapeComposition = async (field: Locator): Promise<void> => {
  const page = field.page()
  await field.waitFor()
  await field.focus()
  const devtools = await page.context().newCDPSession(page)
  if (await field.evaluate((element) => element.matches('input'))) {
    await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
    await page.keyboard.press('Escape')
    await devtools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  }
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Escape', windowsVirtualKeyCode: 229 })
  await devtools.detach()
}
