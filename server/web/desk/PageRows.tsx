import { useState } from 'react'
import type { PageFigures } from '../../pages/answers'
import { count } from './format'
import { PageDetails } from './PageDetails'
import { PageLink } from './PageLink'
import { Rate } from './Rate'

interface Props {
  page: PageFigures
  /** The first day of the figures. */
  from: string
}

/** A page, and all that is counted of it once somebody asks for that. */
export const PageRows = ({ page, from }: Props) => {
  const [open, setOpen] = useState(false)
  const id = `page-${page.id}`
  return (
    <tbody>
      <tr>
        <th scope="row">
          <bdi>{page.name}</bdi>
          <PageLink url={page.url} />
        </th>
        <td data-label="Views">{count(page.views)}</td>
        <td data-label="Unique">{count(page.uniques)}</td>
        <td data-label="Closes">{count(page.closes)}</td>
        <td data-label="Leads">{count(page.leads)}</td>
        <td data-label="Conversion">
          <Rate rate={page.rate} />
        </td>
        <td>
          <button
            className="button"
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            Details<span className="visually-hidden"> of {page.name}</span>
          </button>
        </td>
      </tr>
      {open && (
        <tr id={id} className="opened">
          <td colSpan={7}>
            <PageDetails page={page} from={from} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
