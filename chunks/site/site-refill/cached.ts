/** A page out of a cache has questions of another day: it asks for those of today. */
import type { Site } from '../../../shared/page/model/site'
import { bare } from '../../../shared/page/platform/safe-dom'
import { json, ok, read } from '../../../shared/page/platform/send'
import { FORM_ID, isCached, NONCE, NONCE_HEADER, routeTo } from '../../../shared/wire/page/site/contact'

/** @returns the reply; {} if nothing was asked, or no reply came */
export const askForNew = async (form: HTMLFormElement, { server }: Site): Promise<Record<string, unknown>> => {
  if (!isCached()) return {}
  const hidden = (name: string): string =>
    (bare(form, 'querySelector')(`input[name=${name}]`) as HTMLInputElement | null)?.value ?? ''
  const nonce = hidden(NONCE)
  const headers: Record<string, string> = nonce ? { [NONCE_HEADER]: nonce } : {}
  const answer = await read(routeTo(server, Number(hidden(FORM_ID)), 'refill'), headers)
  return ok(answer) ? json(answer) : {}
}
