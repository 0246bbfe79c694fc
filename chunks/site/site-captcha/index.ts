/** Writes the tokens of the page's captcha service into the hidden fields of its forms (specification, section 7). */
import type { PieceChunk } from '../../../shared/page/model/site'
import type { Stop } from '../../../shared/page/platform/dom'
import { watchTokens } from './tokens'

const inputs = new Set<HTMLInputElement>()
let latest = ''
let stop: Stop | undefined

const write = (token: string): void => {
  latest = token
  for (const input of inputs) input.value = token
}

/** By its own form rather than by where it stands: a field may name the form that it belongs to. */
const isOurs = (form: Element): boolean => [...inputs].some((input) => input.form === form)

export const attach: PieceChunk['attach'] = (element) => {
  const input = element as HTMLInputElement
  inputs.add(input)
  if (latest) input.value = latest
  // One question for all fields of the page.
  stop ??= watchTokens(write, isOurs)
  return () => {
    inputs.delete(input)
    if (inputs.size) return
    stop?.()
    stop = undefined
  }
}
