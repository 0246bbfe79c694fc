import type { PopupFigures } from '../../../shared/desk'
import { count, percent, safeLink } from './format'
import { Icon } from './Icon'

interface Props {
  popup: PopupFigures
  /** The highest rate in the table, which fills the bar. */
  best: number
}

export const PopupRow = ({ popup, best }: Props) => {
  const preview = safeLink(popup.previewUrl)
  return (
    <tr>
      <th scope="row">
        <bdi>{popup.name}</bdi>
        <small>{popup.site}</small>
      </th>
      <td data-label="Type">
        <span className="tag">{popup.type}</span>
      </td>
      <td data-label="Views">{count(popup.views)}</td>
      <td data-label="Closes">{count(popup.closes)}</td>
      <td data-label="Conversions">{count(popup.conversions)}</td>
      <td data-label="Rate">
        <span className="rate">
          <span className="bar" aria-hidden="true">
            <span style={{ inlineSize: `${best ? (popup.rate / best) * 100 : 0}%` }} />
          </span>
          {percent(popup.rate)}
        </span>
      </td>
      <td>
        {preview && (
          <a className="preview" href={preview} target="_blank" rel="noreferrer">
            Preview<span className="visually-hidden"> {popup.name} in a new tab</span>
            <Icon name="external" />
          </a>
        )}
      </td>
    </tr>
  )
}
