/** `window.wisp`: what the people who build the page may call, and the queue of what they called before it was there. */
import { guard, on, type Stop } from '../shared/dom'
import type { Popups } from './popups'

export interface WispApi {
  version: string
  /** Opens a popup by id, whatever its triggers and frequency say; false when there is none of that id. */
  open(id: string): Promise<boolean>
  /** Closes a popup, or all. */
  close(id?: string): void
  /** Takes all popups away and asks the server anew. */
  refresh(): void
  /** Consent given or withdrawn, for `data-consent="required"`. Withdrawing purges what was stored. */
  consent(yes: boolean): void
  /** Listens to `show`, `close`, `submit` and the like; returns its stop. */
  on(moment: string, listener: (event: CustomEvent) => void): Stop
  /** Runs a queued call: `['open', id]`, or a function that is given this object. */
  push(...calls: Call[]): void
}
export type Call = [method: string, ...args: unknown[]] | ((wisp: WispApi) => void)

declare global {
  interface Window {
    wisp?: WispApi | Call[]
  }
}

export const installApi = (version: string, start: () => Popups, consent: (yes: boolean) => void): void => {
  const queued = window.wisp
  let popups = start()
  const api: WispApi = {
    version,
    open: (id) => popups.open(id),
    close: (id) => popups.close(id),
    refresh() {
      popups.stop()
      popups = start()
    },
    consent,
    on: (moment, listener) => on(window, `wisp:${moment}`, listener),
    push(...calls) {
      for (const call of calls)
        guard(() => {
          if (typeof call === 'function') return call(api)
          const method = api[call[0] as keyof WispApi]
          if (typeof method === 'function') (method as (...args: unknown[]) => unknown)(...call.slice(1))
        })
    },
  }
  window.wisp = api
  if (Array.isArray(queued)) api.push(...queued)
}

/** Pasted twice, or loaded by two tag managers: the first one runs. */
export const isRunning = (): boolean => window.wisp !== undefined && 'version' in window.wisp
