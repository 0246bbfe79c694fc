import type { WidgetHost } from '../../../shared/page/forms/widget'
import { reportRejection } from '../../../shared/page/platform/dom'
import { ok, send } from '../../../shared/page/platform/send'

type IsFree = (domain: string) => boolean
interface DomainsChunk {
  isFree: IsFree
  parseDomainList(text: string): IsFree
}

/**
 * Detects free e-mail domains, for fields that accept business addresses only. The list is ours, or the one at the URL
 * in `data-wisp-domains`. Until it is loaded, every domain is accepted.
 */
export const createFreeDomainCheck = ({ dataset }: HTMLElement, { load }: WidgetHost): IsFree => {
  let isFreeDomain: IsFree = () => false
  const fetchList = async (): Promise<void> => {
    const { isFree, parseDomainList } = await load<DomainsChunk>('domains')
    const answer = dataset.wispDomains ? await send(dataset.wispDomains) : undefined
    isFreeDomain = answer && ok(answer) ? parseDomainList(answer.text) : isFree
  }
  if (dataset.wispCheck?.includes('business')) reportRejection(fetchList())
  return (domain) => isFreeDomain(domain)
}
