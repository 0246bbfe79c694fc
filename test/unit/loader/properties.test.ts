// @vitest-environment happy-dom
/** Properties that hold for any popups, any visitor and any order of events. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PopupDefinition } from '../../../shared/model/popup'
import { EXCLUSIVE } from '../../../shared/model/popup-type'
import type { PopupExplanation } from '../../../shared/page/model/api'
import type { Page } from '../../../shared/page/model/page'
import { freshStorage } from '../../support/browser-storage'
import { draws } from '../../support/everyday-share'
import { answerOf, openPage } from '../../support/loader'
import {
  DAY,
  happen,
  IDS,
  type PageEvent,
  pageEvents,
  past,
  popups,
  SECOND,
  startVisit,
} from '../../support/page-events'

freshStorage()

/** The rules in reverse: whether a popup may show. */
const mayShow = ({ id, frequency, stopWhenConverted }: PopupDefinition, { storage, visitor }: Page): boolean => {
  const marker = storage.get(`seen.${id}`)
  if (stopWhenConverted && storage.get(`converted.${id}`)) return false
  if (frequency.rule === 'always') return !storage.get(`closed.${id}`)
  if (!marker) return true
  if (frequency.rule === 'days') return Date.now() >= marker.at + frequency.count * DAY
  return frequency.rule === 'visits' && visitor.visits() >= marker.visit + frequency.count
}

/** Opens a page and records everything that must not happen. */
const watched = async (list: PopupDefinition[]) => {
  const wrong: string[] = []
  const open = new Set<string>()
  const over = new AbortController()
  let page: Page | undefined
  const listen = (type: string, heard: (detail: { id: string; trigger: string }) => void): void =>
    window.addEventListener(type, (event) => heard((event as CustomEvent).detail), over)

  listen('wisp:before-show', ({ id, trigger }) => {
    const popup = list.find((candidate) => candidate.id === id) as PopupDefinition
    const others = list.filter((other) => open.has(other.id) && EXCLUSIVE.includes(other.type))
    if (EXCLUSIVE.includes(popup.type) && others.length) wrong.push(`${id} beside ${others.map((other) => other.id)}`)
    if (trigger === 'api') return
    if (page && !mayShow(popup, page)) wrong.push(`${id} is blocked and shows by ${trigger}`)
    if (popup.onClickOnly) wrong.push(`${id} is for clicks only and shows by ${trigger}`)
  })
  listen('wisp:show', ({ id }) => {
    if (open.has(id)) wrong.push(`${id} shows twice`)
    open.add(id)
  })
  listen('wisp:close', ({ id }) => {
    if (!open.delete(id)) wrong.push(`${id} closes twice`)
  })
  const here = await openPage(answerOf(list))
  page = here.page
  return { ...here, list, wrong, end: () => over.abort() }
}
type Here = Awaited<ReturnType<typeof watched>>
type Explained = Map<string, PopupExplanation>

const explained = (here: Here): Explained => new Map(here.explain().popups.map((popup) => [popup.id, popup]))

/** Compares the popups that are called shown with the screen, and what is said about the rules with the rules. */
const compareScreen = ({ list, page, screen, wrong }: Here, now: Explained): void => {
  const called = IDS.filter((id) => now.get(id)?.state === 'shown')
  const visible = IDS.filter((id) => screen.some((popup) => popup.id === id))
  if (`${called}` !== `${visible}`) wrong.push(`called shown: ${called}; on the screen: ${visible}`)
  for (const popup of list)
    if (now.get(popup.id)?.rules.every(({ allows }) => allows) !== mayShow(popup, page))
      wrong.push(`${popup.id} may ${mayShow(popup, page) ? '' : 'not '}show, and is explained otherwise`)
}

/**
 * A popup that was called blocked or idle has not shown by itself, unless its block was over. One that waited for the
 * pointer to leave has shown, or waits for its turn.
 */
const comparePopup = (
  { wrong }: Here,
  { id, next, rules, says, state, triggers }: PopupExplanation,
  { type: eventType }: PageEvent,
  hasShown: boolean,
  now: PopupExplanation | undefined,
): void => {
  const overdue = next !== undefined && Date.parse(next) <= Date.now()
  const armsAgain = state === 'idle' && says.startsWith('Nothing holds it back') && rules.every(({ allows }) => allows)
  if (hasShown && !overdue && !armsAgain && state !== 'armed' && state !== 'waiting')
    wrong.push(`${id} was called ${state} (${says}), and shows after ${eventType}`)
  const watching = state === 'armed' && triggers.some(({ trigger, armed }) => trigger === 'exitIntent' && armed)
  if (eventType === 'leave' && watching && now?.state !== 'shown' && now?.state !== 'waiting')
    wrong.push(`${id} was called armed (${says}), fired, and is ${now?.state} (${now?.says})`)
}

/** Makes it happen, and compares what explain() says before and after with the result. */
const step = async (here: Here, event: PageEvent): Promise<void> => {
  const before = explained(here)
  const shownCount = here.history.length
  await happen(here, event)
  const now = explained(here)
  const newIds = here.history.slice(shownCount).map(({ id }) => id)
  compareScreen(here, now)
  // Everything starts again.
  if (event.type === 'refresh') return
  for (const [id, popup] of before) {
    const isRequested = event.type === 'open' && IDS[event.which] === id
    comparePopup(here, popup, event, !isRequested && newIds.includes(id), now.get(id))
  }
}

it('whatever happens, turns, rules and reports are right, and explain() says what is true', async () => {
  await fc.assert(
    fc.asyncProperty(popups, past, pageEvents, async (list, markers, events) => {
      startVisit(markers)
      const here = await watched(list)
      for (const event of events) await step(here, event)
      await here.stop()
      const shows = here.history.length
      await happen(here, { type: 'leave' })
      await happen(here, { type: 'click' })
      await happen(here, { type: 'pass', ms: 10 * SECOND })
      here.end()
      expect(here.wrong).toEqual([])
      expect([here.screen.length, here.history.length]).toEqual([0, shows])
      for (const { id } of list) {
        const calls = here.reports.filter(({ popup }) => popup === id).map(({ call }) => call)
        const views = calls.filter((call) => call === 'viewed').length
        expect(views).toBe(here.history.filter((view) => view.id === id).length)
        expect(calls.filter((call) => call === 'closed').length).toBeLessThanOrEqual(views)
      }
    }),
    { numRuns: draws(40, 200) },
  )
}, 600_000)
