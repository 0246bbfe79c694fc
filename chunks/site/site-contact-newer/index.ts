/** The behaviour of forms of Contact Form 7 from 5.4 on, beside sending. */
import type { NewerContactChunk } from '../../../shared/page/model/site'
import { all } from '../../../shared/page/platform/dom'
import { watchFields } from './fields'
import { watchInert } from './inert'
import { watchReset } from './reset'

export const watch: NewerContactChunk['watch'] = (contact) =>
  all([watchReset(contact), watchInert(contact), watchFields(contact)])
