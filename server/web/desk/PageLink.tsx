import { fromDesk } from './address'
import { pathOf, safeLink } from './format'

/** A link to the visitor's page, if its address is one. */
export const PageLink = ({ url }: { url: string }) => {
  const link = safeLink(fromDesk(url))
  if (!link) return <small>{url}</small>
  return (
    <a className="page" href={link} title={url} target="_blank" rel="noreferrer">
      <bdi>{pathOf(url)}</bdi>
    </a>
  )
}
