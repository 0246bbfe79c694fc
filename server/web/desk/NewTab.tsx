import { safeLink } from './format'
import { Icon } from './Icon'

/** A link of a row that opens in a new tab. */
export const NewTab = ({ url, text, of }: { url: string; text: string; of: string }) =>
  safeLink(url) && (
    <a className="preview" href={url} target="_blank" rel="noreferrer">
      {text}
      <span className="visually-hidden"> {of} in a new tab</span>
      <Icon name="external" />
    </a>
  )
