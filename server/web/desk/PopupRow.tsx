import { useState } from 'react'
import type { Language } from '../../../shared/model/text'
import type { PopupFigures } from '../../desk/answers'
import { fromDesk } from './address'
import type { Api } from './api'
import { count } from './format'
import { NewTab } from './NewTab'
import { PollAnswers } from './PollAnswers'
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

const Figures = ({ popup }: { popup: PopupFigures }) => (
  <>
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
  </>
)

const Links = ({ popup }: { popup: PopupFigures }) => (
  <>
    <NewTab url={fromDesk(popup.previewUrl)} text="Preview" of={popup.name} />
    {popup.previews?.map(({ language, url }) => (
      <NewTab key={language} url={fromDesk(url)} text={nameOf(language)} of={`preview of ${popup.name}`} />
    ))}
    {popup.siteUrl && <NewTab url={popup.siteUrl} text="On its site" of={popup.name} />}
  </>
)

/** A popup, and how its questions were answered once somebody asks for that. */
export const PopupRow = ({ figures, popup }: { figures: Api['figures']; popup: PopupFigures }) => {
  const [open, setOpen] = useState(false)
  const id = `answers-${popup.id}`
  return (
    <>
      <tr>
        <Name {...popup} />
        <td data-label="Type">
          <span className="tag">{popup.type}</span>
        </td>
        <Figures popup={popup} />
        <td>
          {popup.polls && (
            <button
              className="button"
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              Answers<span className="visually-hidden"> to {popup.name}</span>
            </button>
          )}
          <Links popup={popup} />
        </td>
      </tr>
      {open && (
        <tr id={id} className="opened">
          <td colSpan={8}>
            <PollAnswers figures={figures} popup={popup} />
          </td>
        </tr>
      )}
    </>
  )
}
