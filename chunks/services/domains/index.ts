/** Free e-mail domains. Loaded for fields that accept business addresses only. */
import { isFree, parseDomainList } from '../../../shared/checks/domains'
import { ok, send } from '../../../shared/page/platform/send'

type IsFree = (domain: string) => boolean

/** @param address of the owner's own list, which takes the place of ours */
export const freeDomains = async (address?: string): Promise<IsFree> => {
  const answer = address ? await send(address) : undefined
  return answer && ok(answer) ? parseDomainList(answer.text) : isFree
}
