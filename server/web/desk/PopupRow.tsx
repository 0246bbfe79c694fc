import type { Language } from '../../../shared/model/text'
import type { PopupFigures } from '../../desk/answers'
import { fromDesk } from './address'
import { count } from './format'
import { NewTab } from './NewTab'
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

export const PopupRow = ({ popup }: { popup: PopupFigures }) => (
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
    </td>
  </tr>
)
