import { type ReactNode, useState } from 'react'
import type { Language } from '../../../shared/model/text'
import type { PopupFigures } from '../../popups/answers'
import { fromDesk } from './address'
import type { Api } from './api'
import { count } from './format'
import { NewTab } from './NewTab'
import { PollAnswers } from './PollAnswers'
import { PopupLinks } from './PopupLinks'
import { Rate } from './Rate'

const Name = ({ name, site, paused, ended }: PopupFigures) => (
  <th scope="row">
    <bdi>{name}</bdi>
    {paused && <span className="paused">Paused</span>}
    {ended && <span className="paused">Has all its leads</span>}
    <small>{site}</small>
  </th>
)

/** How many of the views or closes came without consent. */
const Nameless = ({ number }: { number: number }) => number > 0 && <small>{count(number)} without consent</small>

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: Language): string => names.of(language) ?? language

interface Props {
  popup: PopupFigures
  fetchFigures: Api['figures']
  fetchLinks: Api['links']
}

const Details = ({ id, name, open, toggle }: { id: string; name: string; open: boolean; toggle(): void }) => (
  <button className="button" type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
    Details<span className="visually-hidden"> of {name}</span>
  </button>
)

const Figures = ({ popup, children }: { popup: PopupFigures; children: ReactNode }) => (
  <tr>
    <Name {...popup} />
    <td data-label="Type">
      <span className="tag">{popup.type}</span>
    </td>
    <td data-label="Views">
      {count(popup.views)}
      <Nameless number={popup.namelessViews} />
    </td>
    <td data-label="Closes">
      {count(popup.closes)}
      <Nameless number={popup.namelessCloses} />
    </td>
    <td data-label="Conversions">{count(popup.conversions)}</td>
    <td data-label="Rate">
      <Rate rate={popup.rate} />
    </td>
    <td data-label="Machines">{count(popup.machines)}</td>
    <td>
      <NewTab url={fromDesk(popup.previewUrl)} text="Preview" of={popup.name} />
      {popup.previews?.map(({ language, url }) => (
        <NewTab key={language} url={fromDesk(url)} text={nameOf(language)} of={`preview of ${popup.name}`} />
      ))}
      {popup.siteUrl && <NewTab url={popup.siteUrl} text="On its site" of={popup.name} />}
      {children}
    </td>
  </tr>
)

/** A popup, and once somebody asks for that, how its questions were answered and where it leads. */
export const PopupRow = ({ popup, fetchFigures, fetchLinks }: Props) => {
  const [open, setOpen] = useState(false)
  const id = `popup-${popup.id}`
  return (
    <>
      <Figures popup={popup}>
        <Details id={id} name={popup.name} open={open} toggle={() => setOpen(!open)} />
      </Figures>
      {open && (
        <tr id={id} className="opened">
          <td colSpan={8}>
            <div className="details">
              {popup.polls && <PollAnswers fetchFigures={fetchFigures} popup={popup} />}
              <PopupLinks id={popup.id} fetchLinks={fetchLinks} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}
