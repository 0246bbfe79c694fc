import type { WidgetHost } from '../../../shared/page/forms/widget'
import { reportRejection } from '../../../shared/page/platform/dom'

type IsFree = (domain: string) => boolean
interface DomainsChunk {
  freeDomains(address?: string): Promise<IsFree>
}

/**
 * Detects free e-mail domains, for fields that accept business addresses only. The list is ours, or the one at the URL
 * in `data-wisp-domains`. Until it is loaded, every domain is accepted.
 */
export const createFreeDomainCheck = ({ dataset }: HTMLElement, { load }: WidgetHost): IsFree => {
  let isFreeDomain: IsFree = () => false
  const fetchList = async (): Promise<void> => {
    const { freeDomains } = await load<DomainsChunk>('domains')
    isFreeDomain = await freeDomains(dataset.wispDomains)
  }
  if (dataset.wispCheck?.includes('business')) reportRejection(fetchList())
  return (domain) => isFreeDomain(domain)
}
