/** Goes through an open popup as a visitor who wants what it offers. */
import type { Locator, Page } from 'playwright-core'

const ANSWERS: Record<string, string> = {
  email: 'noa@example.com',
  tel: '+1 212 555 0142',
  number: '12',
  text: 'Noa Levi',
  date: '2026-06-14',
}

/** Fields that can be seen, of the screen that is shown. */
const fieldsOf = (popup: Locator): Locator =>
  popup.locator('input:not([type=hidden]),select,textarea').filter({ visible: true })

const fill = async (field: Locator): Promise<void> => {
  const [tag, type, isRequired] = await field.evaluate((element) => {
    const { localName, type, required, inputMode } = element as HTMLInputElement
    // Numbers are typed as text.
    const kind = ['decimal', 'numeric'].includes(inputMode) ? 'number' : type
    return [localName, kind, required] as const
  })
  if (tag === 'select') await field.selectOption({ index: 1 })
  else if (type === 'checkbox' || type === 'radio') {
    if (!isRequired && type !== 'radio') return
    // A foot that stays in sight may lie over it.
    await field.evaluate((box) => box.scrollIntoView({ block: 'center' }))
    await field.check({ force: true })
  } else await field.fill(ANSWERS[type] ?? 'A few words')
}

export const fillFields = async (popup: Locator): Promise<void> => {
  // An answer may go on to the next step by itself.
  for (const field of await fieldsOf(popup).all()) if (await field.isVisible()) await fill(field)
}

/** More than any design has before its form can be sent. */
const MAX_STEPS = 6

/**
 * @param look is called on each further screen
 * @returns what went wrong
 */
export const answer = async (
  page: Page,
  look: () => Promise<unknown> = async () => {},
): Promise<string | undefined> => {
  const popup = page.locator('wisp-popup .wisp-frame')
  const next = popup.locator('[data-wisp-action=next]').filter({ visible: true })
  const submit = popup.locator('[type=submit], form button:not([type=button])').filter({ visible: true })
  for (let step = 0; step < MAX_STEPS && !(await submit.count()) && (await next.count()); step++) {
    await fillFields(popup)
    const button = await next.first().elementHandle()
    await button?.click()
    await button?.waitForElementState('hidden')
    await look()
  }
  // An answer may show the rest of the form.
  if (!(await submit.count()) && (await fieldsOf(popup).count())) {
    await fillFields(popup)
    await look()
  }
  if (await submit.count()) {
    await fillFields(popup)
    await submit.first().click()
    const thanks = popup.locator('[data-wisp-screen=thanks]').filter({ visible: true })
    const isShown = await thanks.waitFor().then(
      () => true,
      () => false,
    )
    if (!isShown) return `no thanks; it says ${(await popup.innerText()).slice(0, 300)}`
    await look()
  }
  const exits = popup.locator('.wisp-close,[data-wisp-action=close],[data-wisp-action=skip]').filter({ visible: true })
  return (await exits.count()) ? undefined : 'no way out'
}
