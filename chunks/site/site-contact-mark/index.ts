/** Shows on the page what a rule says of a field. */
import type { ContactMarkChunk } from '../../../shared/page/model/site'
import { markField } from './mark'
import { whileValidating } from './status'

export const mark: ContactMarkChunk['mark'] = (contact, wrap, name, error) =>
  whileValidating(contact, () => markField(contact.form, wrap, name, error()))
