import type { ReactNode } from 'react'

interface Column<Row> {
  name: string
  of(row: Row): ReactNode
}

interface TableProps<Row> {
  title: ReactNode
  /** The first one names the row. */
  columns: [Column<Row>, ...Column<Row>[]]
  rows: Row[]
  keyOf(row: Row): string
  /** The figures stand beside the name on a phone too. */
  narrow?: true
}

/** A small table; nothing without rows. */
export const PartTable = <Row,>({ title, columns: [first, ...others], rows, keyOf, narrow }: TableProps<Row>) =>
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
