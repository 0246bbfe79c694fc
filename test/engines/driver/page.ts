/** A page in either browser: mouse and keys, and what is visible. */
import { expect } from 'vitest'
import type { WispApi } from '../../../shared/page/model/api'
import type { Command } from './command'

/** The globals that `watch` and our script have put into the page. */
export interface Ours {
  wisp: WispApi
  wrong: string[]
  inPopup(selector: string): HTMLElement | null | undefined
}

/** Runs in the page, so it can only use its arguments. */
type InPage<T, A> = (ours: Ours, argument: A) => T

/** Keys by their WebDriver names (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Left: '\uE012',
  Right: '\uE014',
  Control: '\uE009',
}

const pressed = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

const moveTo = (x: number, y: number, duration = 0) => ({
  type: 'pointerMove',
  duration,
  x: Math.round(x),
  y: Math.round(y),
})

/**
 * Runs in the page: the box of an element of the popup, or undefined while anything in the popup is moving. On a busy
 * machine a movement may not have started by the second look, so comparing two boxes is not enough.
 */
const boxAtRest = ({ inPopup }: Ours, selector: string): DOMRect | undefined => {
  const element = inPopup(selector)
  const root = element?.getRootNode() as ShadowRoot | undefined
  const moves = root?.getAnimations().some(({ effect, playState }) => {
    const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    return playState === 'running' && !endless
  })
  return moves ? undefined : element?.getBoundingClientRect()
}

/** Looks at the page. */
export const eyesOf = (command: Command) => {
  const run = async <T, A = undefined>(look: InPage<T, A>, argument?: A): Promise<Awaited<T>> => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${look})(window, ${JSON.stringify(argument)}))
        .then((value) => done({ value }), (error) => done({ failed: String(error) }))`
    const { value, failed } = (await command('execute/async', { script, args: [] })) as { value: T; failed?: string }
    if (failed) throw new Error(failed)
    return value as Awaited<T>
  }
  /** Waits until `look` returns something truthy. */
  const until = async <T, A = undefined>(look: InPage<T, A>, argument?: A) => {
    let answer: unknown
    await expect.poll(async () => (answer = await run(look, argument)), { message: `${look} ${argument}` }).toBeTruthy()
    return answer as NonNullable<Awaited<T>>
  }
  /** The box of an element of the popup, once it exists and has stopped moving. */
  const boxOf = async (selector: string) => {
    let box: DOMRect | undefined | null
    const still = async (): Promise<boolean> => {
      const last = JSON.stringify(box)
      box = await run(boxAtRest, selector)
      return Boolean(box?.width) && JSON.stringify(box) === last
    }
    await expect.poll(still, { message: selector, interval: 100 }).toBe(true)
    return box as unknown as DOMRect
  }
  return { run, until, boxOf }
}

/** Acts on the page as a visitor does. */
export const handsOf = (command: Command) => ({
  /** Presses at the first point and releases at the last. */
  async drag(...points: [x: number, y: number][]): Promise<void> {
    const [first, ...rest] = points as [[number, number], ...[number, number][]]
    const actions = [
      moveTo(...first),
      { type: 'pointerDown', button: 0 },
      ...rest.map(([x, y]) => moveTo(x, y, 20)),
      { type: 'pointerUp', button: 0 },
    ]
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
    await command('actions', { actions: [{ ...pointer, actions }] })
  },
  async wheel([x, y]: [x: number, y: number], deltaY: number): Promise<void> {
    const turn = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY, origin: 'viewport' }
    await command('actions', { actions: [{ type: 'wheel', id: 'wheel', actions: [turn] }] })
  },
  async type(keys: string): Promise<void> {
    const actions = [...keys].flatMap(pressed)
    await command('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  },
  /** Presses a key while another one is held. */
  async chord(modifier: string, key: string): Promise<void> {
    const actions = [{ type: 'keyDown', value: modifier }, ...pressed(key), { type: 'keyUp', value: modifier }]
    await command('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  },
})
