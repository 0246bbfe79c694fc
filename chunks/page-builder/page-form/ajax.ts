import type { FormLine, FormOutcome } from '../../../shared/page/model/page-builder'
import { send } from '../../../shared/page/platform/send'
import { decodeFormAnswer } from '../../../shared/wire/page/page-builder/form-answer'
import type { FormTarget } from './target'

/** Values of a GET form go into the address; what its query already says stays as it is written. */
const addressWith = ({ url }: FormTarget, values: URLSearchParams): string => {
  const address = new URL(url)
  address.search = [address.search.slice(1), `${values}`].filter(Boolean).join('&')
  return address.href
}

export const sendValues = async (
  target: FormTarget,
  values: URLSearchParams,
  words: FormLine['words'],
): Promise<FormOutcome> => {
  const answer = target.post
    ? await send(target.url.href, { type: '', body: values })
    : await send(addressWith(target, values))
  const { failed, text, url } = decodeFormAnswer(answer)
  if (url && !failed) location.assign(url)
  return { kind: failed ? 'error' : 'success', text: text || (failed ? words.failed : words.sent) }
}
