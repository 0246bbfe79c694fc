import type { WidgetHost } from '../../../shared/model/widget'
import { reportRejection } from '../../../shared/platform/dom'
import { ok, send } from '../../../shared/platform/send'

type IsFree = (domain: string) => boolean
interface DomainsChunk {
  isFree: IsFree
  parseDomainList(text: string): IsFree
}

/**
 * Which domains give addresses to everybody, for a field that takes business addresses alone: our list, or the one at the
 * address in `data-wisp-domains`. Until it has come, nobody is refused.
 */
export const createList = ({ dataset }: HTMLElement, { load }: WidgetHost): IsFree => {
  let list: IsFree = () => false
  const fetchList = async (): Promise<void> => {
    const { isFree, parseDomainList } = await load<DomainsChunk>('domains')
    const answer = dataset.wispDomains ? await send(dataset.wispDomains) : undefined
    list = answer && ok(answer) ? parseDomainList(answer.text) : isFree
  }
  if (dataset.wispCheck?.includes('business')) reportRejection(fetchList())
  return (domain) => list(domain)
}
