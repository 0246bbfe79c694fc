/** Loads the phone data that build/phone.js writes beside the chunks. */
import type { MetadataJson } from 'libphonenumber-js/core'
import type { WidgetHost } from '../../../shared/page/forms/widget'
import type { DialCodes } from './number'

const loadData = async <T>({ load }: WidgetHost, name: string): Promise<T> =>
  (await load<{ default: T }>(`phone/${name}`)).default

export const loadDialCodes = (host: WidgetHost): Promise<DialCodes> => loadData(host, 'countries')
export const loadRules = (host: WidgetHost, dialCode: string): Promise<MetadataJson> => loadData(host, dialCode)
