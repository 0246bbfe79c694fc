/** The ways in which popups fire in life: by a clock, by a pointer that leaves, by scrolling. */
import type { Page } from 'playwright-core'
import type { TriggerSettings } from '../../shared/model/trigger-settings'

export interface Way {
  /** Key in results.json, after `paint-`. */
  name: string
  title: string
  triggers: TriggerSettings
  /** In the page, before any other script: calls `fired` at the moment at which the triggers fire. */
  watch: () => void
  /** In the page, once a column is armed that has no such trigger of its own. */
  arm: () => void
  /** What the visitor does. */
  act(page: Page): Promise<void>
}

/** Calls from the page that the popup's moment has come. */
declare const fired: () => void

/** Height in the window at which the pointer begins. */
const POINTER_START_PX = 400
/** The pointer moves by this much, about 60 times a second. */
const POINTER_STEP_PX = 16
const POINTER_STEP_MS = 16
/** A height above the window. */
const OUTSIDE_PX = -2
/** The wheel scrolls by this much each time. */
const WHEEL_STEP_PX = 100
const WHEEL_STEP_MS = 60

export const WAYS: Way[] = [
  {
    name: 'delay',
    title: 'after a delay of five seconds',
    triggers: { timeDelay: 5 },
    watch: () => {
      const native = setTimeout
      const noting = (action: () => void, ms?: number) =>
        native(() => {
          if (ms === 5_000) fired()
          action()
        }, ms)
      Object.assign(globalThis, { setTimeout: noting })
    },
    arm: () => void setTimeout(() => {}, 5_000),
    act: async () => {},
  },
  {
    name: 'exit',
    title: 'when the pointer leaves',
    triggers: { exitIntent: true },
    watch: () =>
      addEventListener(
        'mouseout',
        ({ clientY, relatedTarget }) => {
          if (clientY <= 0 && !relatedTarget) fired()
        },
        true,
      ),
    arm: () => {},
    async act(page) {
      for (let y = POINTER_START_PX; y > 0; y -= POINTER_STEP_PX) {
        await page.mouse.move(POINTER_START_PX, y)
        await page.waitForTimeout(POINTER_STEP_MS)
      }
      await page.mouse.move(POINTER_START_PX, OUTSIDE_PX)
    },
  },
  {
    name: 'scroll',
    title: 'after scrolling half of the page',
    triggers: { scrollPercent: 50 },
    watch: () =>
      addEventListener('scroll', () => {
        const { clientHeight, scrollHeight } = document.documentElement
        if ((scrollY + 1) / (scrollHeight - clientHeight) >= 0.5) fired()
      }),
    arm: () => {},
    async act(page) {
      await page.mouse.move(POINTER_START_PX, POINTER_START_PX)
      while (await page.evaluate('!globalThis.firedAt')) {
        await page.mouse.wheel(0, WHEEL_STEP_PX)
        await page.waitForTimeout(WHEEL_STEP_MS)
      }
    },
  },
]
