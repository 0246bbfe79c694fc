/** What the build laid beside the chunks (build/phone.js). */
import type { MetadataJson } from 'libphonenumber-js/core'
import type { WidgetHost } from '../../../shared/model/widget'
import type { DialCodes } from './number'

const fetched = async <T>({ load }: WidgetHost, name: string): Promise<T> =>
  (await load<{ default: T }>(`phone/${name}`)).default

export const dialCodesOf = (host: WidgetHost): Promise<DialCodes> => fetched(host, 'countries')
export const rulesOf = (host: WidgetHost, dialCode: string): Promise<MetadataJson> => fetched(host, dialCode)
