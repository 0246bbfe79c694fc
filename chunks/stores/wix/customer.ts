import type { Page } from '../../../shared/page/model/page'
import { json, ok } from '../../../shared/page/platform/send'
import { object, text } from '../../../shared/values/names'
import { cartChunk } from './chunks'
import { call } from './token'

let customerRequest: Promise<string> | undefined

const requestCustomer = async (page: Page): Promise<string> => {
  const answer = await call('/_api/members/v1/members/my?fieldsets=FULL')
  const { id } = object(json(answer).member)
  if (ok(answer)) return text(id)
  if ([401, 403, 404].includes(answer.status)) return ''
  throw (await cartChunk(page)).failureOf(answer)
}

/** Id of the signed-in member, '' for a visitor. Asks once for each page. */
export const customer = (page: Page): Promise<string> => {
  customerRequest ??= requestCustomer(page)
  return customerRequest
}
