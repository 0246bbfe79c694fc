import { Fragment } from 'react'
import { describeProblems, type FieldProblems } from '../../../shared/checks/messages'
import { own } from '../../../shared/values/own'
import type { LeadRow } from '../../leads/answers'
import { FileChip } from './FileChip'
import { counted } from './format'
import { useNow } from './hooks'
import { PageLink } from './PageLink'
import { RENEWAL_MS, When } from './When'

type Labels = LeadRow['labels']

/** How the form calls a field. Its name, by which the CSV and programs know it, shows when it is pointed at. */
const FieldName = ({ name, labels = {} }: { name: string; labels: Labels }) => {
  const label = own(labels, name)
  return (
    <b title={label && name}>
      <bdi>{label ?? name}</bdi>
    </b>
  )
}

const Check = ({ problems, labels = {} }: { problems: FieldProblems; labels: Labels }) => {
  const titleOf = (name: string): string => own(labels, name) ?? name
  return (
    <li className="suspect" title={describeProblems(problems, titleOf).join('\n')}>
      Check{' '}
      {Object.keys(problems).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <bdi>{titleOf(name)}</bdi>
        </Fragment>
      ))}
    </li>
  )
}

type FetchFile = (id: string) => Promise<Blob>

const Fields = ({ lead, fetchFile }: { lead: LeadRow; fetchFile: FetchFile }) => {
  const { complete, fields, files = [], labels, more, suspect, problems, consent, tags } = lead
  const texts = Object.entries(fields).filter(
    ([name]) =>
      !files.some(({ field }) => field === name) &&
      !(consent && name === 'consent') &&
      !consent?.boxes?.some(({ field }) => field === name),
  )
  return (
    <ul className="chips">
      {suspect && (
        <li
          className="suspect"
          title="A field that people do not see was filled in, it was sent within a second, or too often"
        >
          Looks automated
        </li>
      )}
      {complete === false && (
        <li title="The visitor has not come to the last step of the form, or not yet">Not complete</li>
      )}
      {problems && <Check problems={problems} labels={labels} />}
      {tags?.map((tag) => (
        <li key={`tag ${tag}`}>
          <b>#</b>
          <bdi>{tag}</bdi>
        </li>
      ))}
      {texts.map(([name, value]) => (
        <li key={name}>
          <FieldName name={name} labels={labels} /> <bdi>{value}</bdi>
        </li>
      ))}
      {consent &&
        (consent.boxes ?? [{ ...consent, field: 'consent' }]).map(({ field, given, version, words }) => (
          <li key={field} title={`Version ${version}, ${consent.at}, on ${consent.page}`}>
            <b>{given ? 'Agreed' : 'Not agreed'}</b> <bdi>{words}</bdi>
          </li>
        ))}
      {files.map((file) => (
        <FileChip
          key={file.id}
          file={file}
          title={<FieldName name={file.field} labels={labels} />}
          fetchFile={fetchFile}
        />
      ))}
      {more && <li>and {counted(more, 'more field')}: see the CSV</li>}
    </ul>
  )
}

interface RowProps {
  lead: LeadRow
  now: number
  arrived: boolean
  fetchFile: FetchFile
}

const Row = ({ lead, now, arrived, fetchFile }: RowProps) => (
  <tr className={arrived ? 'arrived' : ''}>
    <td data-label="When">
      <When at={lead.at} now={now} />
    </td>
    <th scope="row">
      <bdi>{lead.email || 'No email'}</bdi>
    </th>
    <td data-label="From">
      <bdi>{lead.popupName}</bdi>
      <PageLink url={lead.url} />
    </td>
    <td data-label="Details">
      <Fields lead={lead} fetchFile={fetchFile} />
    </td>
  </tr>
)

interface Props {
  leads: LeadRow[]
  /** ISO time; later leads arrived while the list was open. */
  since: string
  fetchFile: FetchFile
}

export const LeadsTable = ({ leads, since, fetchFile }: Props) => {
  const now = useNow(RENEWAL_MS)
  return (
    <table className="leads">
      <caption className="visually-hidden">Leads, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Email</th>
          <th scope="col">From</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} now={now} arrived={lead.at > since} fetchFile={fetchFile} />
        ))}
      </tbody>
    </table>
  )
}
