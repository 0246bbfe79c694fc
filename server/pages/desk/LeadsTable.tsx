import { describeProblems, type FieldProblems } from '../../../shared/checks/messages'
import type { LeadRow } from '../../desk'
import { counted } from './format'
import { useNow } from './hooks'
import { PageLink } from './PageLink'
import { RENEWAL, When } from './When'

const Check = ({ problems }: { problems: FieldProblems }) => (
  <li className="suspect" title={describeProblems(problems).join('\n')}>
    Check {Object.keys(problems).join(', ')}
  </li>
)

const Fields = ({ fields, more, suspect, problems }: Pick<LeadRow, 'fields' | 'more' | 'suspect' | 'problems'>) => (
  <ul className="chips">
    {suspect && (
      <li className="suspect" title="The trap field for bots was filled in, or the form was sent within a second">
        Looks automated
      </li>
    )}
    {problems && <Check problems={problems} />}
    {Object.entries(fields).map(([name, value]) => (
      <li key={name}>
        <b>{name}</b> <bdi>{value}</bdi>
      </li>
    ))}
    {more && <li>and {counted(more, 'more field')}: see the CSV</li>}
  </ul>
)

const Row = ({ lead, now, arrived }: { lead: LeadRow; now: number; arrived: boolean }) => (
  <tr className={arrived ? 'arrived' : ''}>
    <td data-label="When">
      <When at={lead.at} now={now} />
    </td>
    <th scope="row">
      <bdi>{lead.email || 'No email'}</bdi>
    </th>
    <td data-label="Popup">
      <bdi>{lead.popupName}</bdi>
      <PageLink url={lead.url} />
    </td>
    <td data-label="Details">
      <Fields fields={lead.fields} more={lead.more} suspect={lead.suspect} problems={lead.problems} />
    </td>
  </tr>
)

interface Props {
  leads: LeadRow[]
  /** ISO time; later leads arrived while the list was open. */
  since: string
}

export const LeadsTable = ({ leads, since }: Props) => {
  const now = useNow(RENEWAL)
  return (
    <table className="leads">
      <caption className="visually-hidden">Leads, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Email</th>
          <th scope="col">Popup</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} now={now} arrived={lead.at > since} />
        ))}
      </tbody>
    </table>
  )
}
