/** A bucket like those of S3. It checks the signature of every request by the published rules, and knows one pair of keys. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEYS = { accessKeyId: 'AKIATESTTESTTESTTEST', secretAccessKey: 'only+the/owner+knows/this+secret' }

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
const sign = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const problemWith = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined => {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [id, day = '', region = '', service = '', end = ''] = credential.split('/')
  if (id !== KEYS.accessKeyId) return 'InvalidAccessKeyId'
  const date = `${headers['x-amz-date']}`
  if (!date.startsWith(day) || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed'
  const content = `${headers['x-amz-content-sha256']}`
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hash(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';').map((name) => `${name}:${`${headers[name]}`.trim()}\n`)
  const [path = '', query = ''] = url.split('?')
  const request = [method, path, query, signed.join(''), names, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, [day, region, service, end].join('/'), hash(request)].join('\n')
  const key = [region, service, end].reduce(sign, sign(`AWS4${KEYS.secretAccessKey}`, day))
  const right = names.split(';').includes('host') && timingSafeEqual(sign(key, text), Buffer.from(signature, 'hex'))
  return right ? undefined : 'SignatureDoesNotMatch'
}

export const startBucket = async () => {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  let failing = 0
  let cutting = false
  const answer = (request: IncomingMessage, body: Buffer): [number, string | Buffer] => {
    const { method = '', url = '' } = request
    requests.push(`${method} ${url}`)
    if (failing) return [failing, '<Error><Code>SlowDown</Code></Error>']
    const problem = problemWith(request, body)
    if (problem) return [403, `<Error><Code>${problem}</Code><Key>${KEYS.secretAccessKey}</Key></Error>`]
    if (method === 'PUT') objects.set(url, body)
    if (method === 'DELETE') objects.delete(url)
    if (method !== 'GET') return [200, '']
    return objects.has(url) ? [200, objects.get(url) ?? ''] : [404, '<Error><Code>NoSuchKey</Code></Error>']
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const [status, body] = answer(request, Buffer.concat(parts))
      response.writeHead(status, { 'content-length': Buffer.byteLength(body) })
      if (cutting && request.method === 'GET') response.write(body.slice(0, 20), () => response.destroy())
      else response.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    objects,
    requests,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** 0: answers as it should. */
    fail(status: number) {
      failing = status
    },
    /** True: the connection ends in the middle of an object. */
    cut(yes: boolean) {
      cutting = yes
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
