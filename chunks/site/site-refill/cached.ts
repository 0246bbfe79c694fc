/** A page out of a cache has questions of another day: it asks for those of today. */
import type { Site } from '../../../shared/model/site'
import { bare } from '../../../shared/platform/safe-dom'
import { json, ok, send } from '../../../shared/platform/send'
import { FORM_ID, isCached, NONCE, NONCE_HEADER, routeTo } from '../../../shared/wire/site/contact'

/** @returns the reply; {} if nothing was asked, or no reply came */
export const askForNew = async (form: HTMLFormElement, { server }: Site): Promise<Record<string, unknown>> => {
  if (!isCached()) return {}
  const read = (name: string): string =>
    (bare(form, 'querySelector')(`input[name=${name}]`) as HTMLInputElement | null)?.value ?? ''
  const nonce = read(NONCE)
  const answer = await send(routeTo(server, Number(read(FORM_ID)), 'refill'), {
    credentials: 'same-origin',
    ...(nonce && { headers: { [NONCE_HEADER]: nonce } }),
  })
  return ok(answer) ? json(answer) : {}
}
