import { useEffect, useState } from 'react'
import type { LinkRow } from '../../popups/answers'
import type { Api } from './api'
import { Loading } from './Empty'
import { NewTab } from './NewTab'

/** Said before the words of a link, or in place of them. */
const REASONS: Record<LinkRow['by'], string> = { link: '', lead: 'After a lead', prize: 'After the prize' }

const Item = ({ link }: { link: LinkRow }) => {
  const { address, by, words, url, host, problem } = link
  const title = [REASONS[by], words].filter(Boolean).join(' ') || 'A picture without words'
  return (
    <li>
      <b>
        <bdi>{title}</bdi>
      </b>
      {url ? <NewTab url={url} text={url} of={title} /> : <bdi>{address}</bdi>}
      {host && !problem && <small>Another site</small>}
      {problem && <p className="error">This address {problem}.</p>}
    </li>
  )
}

interface Props {
  id: string
  fetchLinks: Api['links']
}

/** Where a popup sends its visitors. */
export const PopupLinks = ({ id, fetchLinks }: Props) => {
  const [links, setLinks] = useState<LinkRow[] | 'failed'>()
  useEffect(() => {
    const end = new AbortController()
    fetchLinks(id, end.signal).then(
      (answer) => setLinks(answer.links),
      () => end.signal.aborted || setLinks('failed'),
    )
    return () => end.abort()
  }, [id, fetchLinks])
  return (
    <section className="links">
      <h3>Leads to</h3>
      {!links && <Loading />}
      {links === 'failed' && (
        <p className="error" role="status">
          The addresses could not be fetched. Close the details and open them again.
        </p>
      )}
      {links?.length === 0 && <p>Nothing: visitors stay on their page.</p>}
      {Array.isArray(links) && links.length > 0 && (
        <ul>
          {links.map((link) => (
            <Item key={JSON.stringify([link.by, link.address, link.words])} link={link} />
          ))}
        </ul>
      )}
    </section>
  )
}
