// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { PopupDefinition } from '../../../../../shared/model/popup'
import { answerOf, load as loadChunk } from '../../../../support/loader'
import { popupOf } from '../../../../support/popup'
import { explained, FIRST, freshPages, ids, leave, open, SECOND } from '../../../loader/page'

freshPages()

const [THIRD, FOURTH] = ['popup00000003', 'popup00000004']
const ALL = [FIRST, SECOND, THIRD, FOURTH]

/** Lightboxes that fire one after another, a second apart, each with this priority. */
const openWith = async (...priorities: (number | Partial<PopupDefinition>)[]) => {
  const here = await open(
    priorities.map((more, index) => ({
      id: ALL[index] ?? '',
      triggers: { timeDelay: 1 + index },
      ...(typeof more === 'number' ? { priority: more } : more),
    })),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  const closeAll = async (): Promise<string[]> => {
    while (here.screen[0]) {
      here.screen[0].close('x')
      await here.settled()
    }
    return ids(here.history)
  }
  return { ...here, closeAll }
}

it('of the popups that wait behind an open one, the one with more priority opens first; among equals, the first that fired', async () => {
  const { closeAll, screen } = await openWith(0, 0, 5, 5)
  expect(ids(screen)).toEqual([FIRST])
  expect([SECOND, THIRD, FOURTH].map((id) => explained(id)?.place)).toEqual([3, 1, 2])
  expect(explained(SECOND)?.says).toBe(
    'Fired by the trigger “Time on the page”, and waits its turn: third in the queue, behind “Letter”, because others that wait have more priority.',
  )
  expect(await closeAll()).toEqual([FIRST, THIRD, FOURTH, SECOND])
})

it('a popup that is open stays, however much priority those have that wait', async () => {
  const { closeAll, screen } = await openWith(0, 1000, 7)
  expect(ids(screen)).toEqual([FIRST])
  expect(await closeAll()).toEqual([FIRST, SECOND, THIRD])
})

it('a popup that gave up its turn is none that the visitor has asked for, and its rules are asked again', async () => {
  const { closeAll, page } = await openWith(0, { priority: 1, frequency: { rule: 'once', count: 0 } }, 2)
  page.storage.set(`seen.${SECOND}`, { at: Date.now(), visit: 1, url: '' })
  expect(await closeAll()).toEqual([FIRST, THIRD])
})

it('a popup that the page closes while it waits does not come back', async () => {
  const { closeAll, popups } = await openWith(0, 1, 2)
  popups().close(SECOND)
  expect(await closeAll()).toEqual([FIRST, THIRD])
})

it('a popup that is closed after its rules were asked between turns does not come back', async () => {
  const { closeAll, popups, settled } = await openWith(0, { priority: 1, triggers: { exitIntent: true } }, 2)
  leave()
  await settled()
  // The inspector asks the rules, and so does a trigger that comes again.
  expect(explained(SECOND)?.place).toBe(2)
  leave()
  await settled()
  popups().close(SECOND)
  expect(await closeAll()).toEqual([FIRST, THIRD])
})

it('a popup that is closed before the queue has come does not come back, though it would be the first', async () => {
  const never = new Promise<never>(() => {})
  const load: typeof loadChunk = (chunk) => (chunk === 'ui' ? never : loadChunk(chunk))
  const { popups, settled } = await open(
    [0, 1].map((priority, index) => ({ id: ALL[index] ?? '', priority, triggers: { timeDelay: 1 } })),
    { load },
  )
  await vi.advanceTimersByTimeAsync(2_000)
  expect(explained(FIRST)?.rules.filter(({ allows }) => !allows)).toMatchObject([{ rule: 'morePriority' }])
  await settled()
  popups().close(FIRST)
  await settled()
  expect(explained(FIRST)?.state).not.toBe('waiting')
})

it('a popup that the visitor has asked for keeps its turn', async () => {
  const { closeAll, popups, settled } = await openWith(
    0,
    { triggers: {} },
    { priority: 2, triggers: { timeDelay: 20 } },
  )
  popups().open(SECOND)
  await settled()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await closeAll()).toEqual([FIRST, SECOND, THIRD])
})

it('with limits of a calm site, those that they leave go by their priority as well', async () => {
  const popups = [0, 1, 2].map((priority, index) =>
    popupOf({ id: ALL[index] ?? '', priority, triggers: { timeDelay: 1 + index } }),
  )
  const { history, screen, settled } = await open([], {}, answerOf(popups, 0, { page: 3 }))
  await vi.advanceTimersByTimeAsync(10_000)
  while (screen[0]) {
    screen[0].close('x')
    await settled()
  }
  expect(ids(history)).toEqual([FIRST, THIRD, SECOND])
})
