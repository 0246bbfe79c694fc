/** The marketing form that is to be embedded in an element. */
import type { EmbeddedForm } from '../../../page/model/site'
import { webUrl } from '../../../page/platform/safe-url'
import { text } from '../../../values/names'
import { own } from '../../../values/own'
import { settingsOf } from './settings'

/** An address that holds the form's id in base 64, and the portal's number in base 36. */
const linkOf = (formId: string, portalId: string, suffix: string): string => {
  const bytes = formId.replace(/-|(..)/g, (_, byte) => (byte ? String.fromCharCode(Number.parseInt(byte, 16)) : ''))
  const short = btoa(bytes).slice(0, 22).replaceAll('+', '-').replaceAll('/', '_')
  return `https://share${suffix}.hsforms.com/1${short}${(+portalId).toString(36)}`
}

/**
 * An element may be anybody's, and this script is given the page's own rights: only the page's block names another than
 * the service's own.
 */
const ownAddress = (): string | undefined => webUrl(text(own(settingsOf('embed', ''), 'src')))?.href

/** Reads the element's attributes; undefined if they name no form. */
export const readEmbed = ({ dataset }: HTMLElement): EmbeddedForm | undefined => {
  const { portalId = '', formId = '', region = '' } = dataset
  if (!/^\d{1,15}$/.test(portalId) || !/^[\da-f]{8}(-[\da-f]{4}){4}[\da-f]{8}$/i.test(formId)) return
  const suffix = /^(?!na1)[a-z]{2}\d$/.test(region) ? `-${region}` : ''
  return {
    portalId,
    formId,
    region: suffix.slice(1),
    src: ownAddress() ?? `https://js${suffix}.hsforms.net/forms/embed/v2.js`,
    link: linkOf(formId, portalId, suffix),
  }
}
