/** The place where all servers keep the files of their builds, from the environment (docs/many-machines.md). */
import { own } from '../../shared/values/own'
import type { Bucket } from '../images/originals-s3'
import { bucketIn } from '../images/settings'

type Environment = Record<string, string | undefined>

const NAME = 'WISP_BUILDS'

/** A bucket, or a folder; undefined: each server has only its own. */
export const buildsIn = (env: Environment): Bucket | string | undefined => {
  const text = own(env, NAME)
  if (!text) return
  return text.startsWith('s3:') ? bucketIn(env, NAME) : text
}
