/** Originals in a bucket of S3, or of a server that speaks its protocol. */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { MAX_IMAGE_FILE_BYTES } from '../files/picture-limits'
import { type Originals, OriginalsUnavailable } from './originals'

export interface Bucket {
  bucket: string
  /** '' or with a slash at its end. */
  prefix: string
  /** Origin of the server; undefined: Amazon's. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Token that comes with temporary keys. */
  sessionToken?: string | undefined
}

const BUCKET_TIMEOUT_MS = 20_000

const rootOf = ({ endpoint, region, bucket, prefix }: Bucket): string =>
  `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}/${prefix}`

/** The service's own word for the problem, such as AccessDenied. */
const codeIn = (body: string): string => {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1]
  return code ? ` (${code})` : ''
}

const bodyOf = async (response: Response): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > MAX_IMAGE_FILE_BYTES)
      throw new OriginalsUnavailable('The store of pictures answers with more than was kept')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The message of a failed connection may quote the request, so only its code is told. */
const reasonOf = (error: unknown): string => {
  const { cause, name } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}

const unavailable = (error: unknown): never => {
  throw error instanceof OriginalsUnavailable
    ? error
    : new OriginalsUnavailable(`The store of pictures does not answer: ${reasonOf(error)}`)
}

export const originalsInBucket = (bucket: Bucket): Originals => {
  const { accessKeyId, secretAccessKey, sessionToken, region } = bucket
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    region,
    service: 's3',
    retries: 2,
  })
  const root = rootOf(bucket)

  const call = async (id: string, init: RequestInit, allowed: number[]): Promise<Response> => {
    const signal = AbortSignal.timeout(BUCKET_TIMEOUT_MS)
    const response = await client
      .fetch(root + id.split('/').map(encodeURIComponent).join('/'), { ...init, signal, redirect: 'manual' })
      .catch(unavailable)
    if (response.ok || allowed.includes(response.status)) return response
    const body = await response.text().catch(() => '')
    throw new OriginalsUnavailable(`The store of pictures answers ${response.status}${codeIn(body.slice(0, 2_000))}`)
  }

  return {
    async write(id, content) {
      // Without this header only the headers are signed, and not the body.
      const headers = { 'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex') }
      const response = await call(id, { method: 'PUT', body: new Uint8Array(content), headers }, [])
      await bodyOf(response).catch(unavailable)
    },
    async read(id) {
      const response = await call(id, {}, [404])
      if (response.status === 404) return
      return bodyOf(response).catch(unavailable)
    },
    async remove(id) {
      await bodyOf(await call(id, { method: 'DELETE' }, [404])).catch(unavailable)
    },
  }
}
