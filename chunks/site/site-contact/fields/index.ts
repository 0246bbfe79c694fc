import type { Stop } from '../../../../shared/platform/dom'

export interface Fields {
  /** Computes acceptance, counters and conditions anew, as after a reset. */
  refresh(): void
  /** Puts the new quiz questions and captcha images of a reply into the form; not checked yet. */
  refill(reply: Record<string, unknown>): void
  stop: Stop
}

export const attachFields = (_wrapper: Element, _form: HTMLFormElement): Fields => ({
  refresh() {},
  refill() {},
  stop() {},
})
