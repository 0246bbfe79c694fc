/** The place where pictures are kept, from the environment (docs/images.md). */
import { own } from '../../shared/values/own'
import { wrongUsage } from '../lib/invalid'
import type { Bucket } from './originals-s3'

type Environment = Record<string, string | undefined>

const needed = (env: Environment, name: string, by: string): string => {
  const text = own(env, name)
  if (!text) throw wrongUsage(`${by} names a bucket, so ${name} must be set as well`)
  return text
}

const endpointIn = (env: Environment, name: string): string | undefined => {
  const text = own(env, name)
  if (!text) return
  const url = URL.parse(text)
  // Not quoted if it has a user: there may be a password with it.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.pathname !== '/' || url.search)
    throw wrongUsage(`${name} must be an address like https://s3.example.com`)
  return url.origin
}

/** Quotes the text unless it looks like a user with a password. */
const quoted = (text: string): string => (/[@:]/.test(text.replace(/^\w+:/, '')) ? '' : `, got "${text}"`)

/** @param name of the setting; undefined: in the data folder */
export const bucketIn = (env: Environment, name = 'WISP_IMAGES'): Bucket | undefined => {
  const text = own(env, name)
  if (!text) return
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/.exec(text) ?? []
  if (!bucket || prefix.split('/').includes('..'))
    throw wrongUsage(`${name} must be like s3://bucket/prefix${quoted(text)}`)
  return {
    bucket,
    prefix: prefix && `${prefix.replace(/\/+$/, '')}/`,
    endpoint: endpointIn(env, `${name}_ENDPOINT`),
    region: own(env, 'AWS_REGION') || 'us-east-1',
    accessKeyId: needed(env, 'AWS_ACCESS_KEY_ID', name),
    secretAccessKey: needed(env, 'AWS_SECRET_ACCESS_KEY', name),
    sessionToken: own(env, 'AWS_SESSION_TOKEN') || undefined,
  }
}
