/** Games as cases of the browser suite play them. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Design } from '../../../shared/model/design'
import type { PopupDefinition } from '../../../shared/model/popup'
import type { OfferedPrize } from '../../../shared/model/prize'
import { popupOf } from '../../support/popup'
import type { Visit } from '../../support/visit.page'
import type { World } from '../../support/world'

export const FORMATS = ['wheel', 'scratch', 'gift'] as const
export type Toy = (typeof FORMATS)[number]
/** When it asks for the lead. */
type Order = 'first' | 'after' | 'never'
export const ID = 'popupgame0001'

const FORM = `<section data-wisp-screen="main"><h2>Your address</h2><form data-wisp-form>
  <label for="email">Email</label><input id="email" type="email" data-wisp-field="email" required>
  <button data-wisp-action="submit">Send</button></form></section>`
const PLAY = `<section data-wisp-screen="play"><h2>Your turn</h2><button type="button" data-wisp-action="play">Play</button></section>`
const ENDS = `<section data-wisp-screen="win"><h2>You won <span data-wisp-prize="label"></span></h2>
  <button type="button" data-wisp-action="copy"><strong data-wisp-prize="code"></strong> to copy</button></section>
  <section data-wisp-screen="lose"><h2>Not today</h2></section>
  <section data-wisp-screen="thanks"><h2>Thank you</h2></section>`
const SCREENS: Record<Order, string> = { first: FORM + PLAY, after: PLAY + FORM, never: PLAY }

export const prize = (label: string, more: Partial<OfferedPrize> = {}): OfferedPrize => ({
  id: label,
  label,
  code: `CODE-${label}`,
  chances: 1,
  winner: true,
  ...more,
})
/** Several prizes, of which this one is always drawn. */
export const only = (outcome: OfferedPrize): OfferedPrize[] => [
  prize('Left', { chances: 0 }),
  outcome,
  prize('Right', { chances: 0 }),
]
export const WIN = only(prize('Tea'))
export const LOSE = only(prize('Nothing', { winner: false, code: '' }))

export const game = (
  toy: Toy,
  order: Order,
  prizes: OfferedPrize[],
  { design, ...more }: Partial<Omit<PopupDefinition, 'design'>> & { design?: Partial<Design> } = {},
): PopupDefinition =>
  popupOf({
    id: ID,
    name: 'Game',
    type: 'gamified',
    format: FORMATS.indexOf(toy) + 1,
    prizes,
    triggers: {},
    onClickOnly: true,
    html: `<style>.toy { width: 300px }</style><div class="toy"><div data-wisp-${toy}="Scratch"></div></div>${SCREENS[order]}${ENDS}`,
    ...more,
    design: { entryEffect: 'none', exitEffect: 'none', ...design },
  })

export const open = async ({ wisp, dialog }: Visit, id = ID): Promise<void> => {
  await wisp((wisp, id) => void wisp.open(id), id)
  await dialog.waitFor()
}
export const close = async ({ wisp, dialog }: Visit): Promise<void> => {
  await wisp((wisp) => wisp.close())
  await dialog.waitFor({ state: 'detached' })
}
/** Visits a page and opens this game on it. */
export const visitGame = async (
  world: World,
  popup: PopupDefinition,
  options: Parameters<World['visit']>[1] = {},
  path = '/plain',
): Promise<Visit> => {
  await world.show(popup)
  const visit = await world.visit(path, { reducedMotion: 'reduce', ...options })
  await visit.decided()
  await open(visit)
  return visit
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()
/** Submits the form as fast as a person might: within half a second it counts as sent by a bot, which wins nothing. */
export const give = async ({ page }: Visit): Promise<void> => {
  await page.waitForTimeout(700)
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
}
export const play = async ({ page }: Visit): Promise<void> => {
  await page.getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Enter')
}
export const inPopup = (page: Page, code: string): Promise<unknown> =>
  page.evaluate(`(() => { const root = document.querySelector('wisp-popup').shadowRoot; ${code} })()`)

/** Waits until the drawn prize was announced. */
export const heard = ({ page }: Visit, label: string) =>
  expect.poll(() => inPopup(page, `return root.querySelector('[role=status]').textContent`)).toBe(label)
/** Waits until the result was announced, then lets the time pass until the game continues. */
export const waitForResult = async (visit: Visit, label: string): Promise<void> => {
  await heard(visit, label)
  await visit.page.clock.runFor(3_100)
}

/** Records our events on the page from now on. */
export const listen = ({ page }: Visit) =>
  page.evaluate(() => {
    const events: unknown[] = []
    Object.assign(window, { told: events })
    for (const moment of ['prize', 'close', 'submit'])
      addEventListener(`wisp:${moment}`, (event) => events.push({ moment, ...(event as CustomEvent).detail }))
    addEventListener('poptinClose', () => events.push({ moment: 'poptinClose' }))
  })
export const eventsOf = ({ page }: Visit, moment: string): Promise<Record<string, string>[]> =>
  page.evaluate(
    (moment) =>
      (window as unknown as { told: Record<string, string>[] }).told.filter((event) => event.moment === moment),
    moment,
  )
