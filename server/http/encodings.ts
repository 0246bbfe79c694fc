/** True if an Accept-Encoding header takes an encoding. A weight of 0 (`br;q=0`) means not accepted. */
import { remembered } from '../lib/text-memo'

export const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight = ''] = part.trim().split(';')
    return name?.trim() === encoding && !/q=0(\.0*)?$/.test(weight.trim())
  })

/** '' means uncompressed. */
export type Encoding = 'br' | 'gzip' | ''

/** The best one that an Accept-Encoding header takes. */
export const encodingFor = remembered(
  (header): Encoding => (['br', 'gzip'] as const).find((name) => accepts(header, name)) ?? '',
)
