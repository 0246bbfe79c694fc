/** A web address without a scheme gets one. */
import { mendScheme } from '../../../shared/checks/web-address'
import { WEB_ADDRESS } from '../../../shared/wire/site/contact-fields'
import type { Change } from './behaviour'

const withScheme = (address: string): string =>
  /^[a-z][a-z\d.+-]*:/i.test(address) || !address.includes('.') ? address : `http://${address.replace(/^\/+/, '')}`

export const webAddress: Change = (_, field) => {
  if (field.matches(`input${WEB_ADDRESS}`)) field.value = withScheme(mendScheme(field.value.trim()))
}
