import type { ReactNode } from 'react'
import type { FileRow } from '../../leads/answers'
import { save } from './download'
import { size } from './format'
import { useAction } from './hooks'
import { Icon } from './Icon'

interface Props {
  file: FileRow
  /** What its field is called. */
  title: ReactNode
  fetchFile(id: string): Promise<Blob>
}

/** A file that came with a lead; pressing it saves it. */
export const FileChip = ({ file, title, fetchFile }: Props) => {
  const { name, bytes, id } = file
  const { run, busy, failed } = useAction(async () => save(await fetchFile(id), name))
  return (
    <li className={failed ? 'suspect' : ''}>
      {title}{' '}
      <button className="link" type="button" aria-disabled={busy} onClick={run}>
        <Icon name="download" />
        <bdi>{name}</bdi>
      </button>{' '}
      <span role="status">{failed ? 'could not be fetched, try again' : size(bytes)}</span>
    </li>
  )
}
