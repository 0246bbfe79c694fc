/** Calls to the Wix site itself. */
import { type StoreAnswer, storeSend } from '../../../shared/page/platform/store-send'
import { token } from './token'

/** GET, or POST if there is a body. Rejects only without a token. */
export const call = async (path: string, body?: object): Promise<StoreAnswer> =>
  storeSend(path, { body, headers: { authorization: await token() } })
