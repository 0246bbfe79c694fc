import type { ReactNode } from 'react'
import type { PageFigures } from '../../desk/page-answers'
import { Days } from './Days'
import { count } from './format'
import { Rate } from './Rate'

interface Column<Row> {
  name: string
  of(row: Row): ReactNode
}

interface TableProps<Row> {
  title: string
  /** The first one names the row. */
  columns: [Column<Row>, ...Column<Row>[]]
  rows: Row[]
  keyOf(row: Row): string
  /** The figures stand beside the name on a phone too. */
  narrow?: true
}

/** A small table; nothing without rows. */
const Table = <Row,>({ title, columns: [first, ...others], rows, keyOf, narrow }: TableProps<Row>) =>
  rows.length > 0 && (
    <table className={narrow ? 'part narrow' : 'part'}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {[first, ...others].map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.of(row)}</th>
            {others.map(({ name, of }) => (
              <td key={name} data-label={name}>
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )

const Named = ({ name, note }: { name: string; note: string }) => (
  <>
    <bdi>{name}</bdi>
    {note && <small>{note}</small>}
  </>
)

const Variants = ({ variants }: PageFigures) => (
  <Table
    title="Variants"
    columns={[
      { name: 'Variant', of: ({ name }) => <bdi>{name || 'Without a variant'}</bdi> },
      { name: 'Views', of: ({ views }) => count(views) },
      { name: 'Unique', of: ({ uniques }) => count(uniques) },
      { name: 'Leads', of: ({ leads }) => count(leads) },
      { name: 'Conversion', of: ({ rate }) => <Rate rate={rate} /> },
    ]}
    rows={variants}
    keyOf={({ name }) => name}
  />
)

const Parts = ({ parts }: PageFigures) => (
  <Table
    title="Popups and widgets"
    columns={[
      { name: 'Part', of: ({ name, kind }) => <Named name={name} note={kind === 'popup' ? 'Popup' : 'Widget'} /> },
      { name: 'Opens', of: ({ opens }) => count(opens) },
      { name: 'Closes', of: ({ closes }) => count(closes) },
      { name: 'Clicks', of: ({ clicks }) => count(clicks) },
    ]}
    rows={parts}
    keyOf={({ kind, option }) => `${kind} ${option}`}
  />
)

const Pressed = ({ pressed }: PageFigures) => (
  <Table
    title="Clicks by element"
    narrow
    columns={[
      {
        name: 'Element',
        of: ({ name, tag, within }) => (
          <Named name={name || 'Without a name'} note={[tag, within && `in ${within}`].filter(Boolean).join(', ')} />
        ),
      },
      { name: 'Clicks', of: ({ clicks }) => count(clicks) },
    ]}
    rows={pressed}
    keyOf={({ name, within }) => JSON.stringify([name, within])}
  />
)

/** @param from the first day of the figures */
export const PageDetails = ({ page, from }: { page: PageFigures; from: string }) => (
  <div className="details">
    <Days days={page.days} from={from} />
    <div className="parts">
      <Variants {...page} />
      <Parts {...page} />
    </div>
    <Pressed {...page} />
  </div>
)
