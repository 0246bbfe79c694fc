import { all, on, type Stop } from '../../../shared/page/platform/dom'

/**
 * Hears of each press as the last of all listeners, whenever the page has added its own: those decide first whether a
 * link is followed. For that it is added anew with each press, and once more on the way, for those that are added then.
 */
export const afterAll = (type: string, press: (event: MouseEvent) => void): Stop => {
  let stop: Stop | undefined
  const add = (): void => {
    stop?.()
    stop = on(window, type, press)
  }
  return all([on(window, type, add, true), on(document, type, add), () => stop?.()])
}
