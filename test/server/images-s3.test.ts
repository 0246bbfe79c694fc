import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Bucket, originalsInBucket } from '../../server/images/originals-s3'
import { KEYS, startBucket } from '../support/bucket'
import { jpeg, openPictures } from '../support/pictures'
import { OPEN_SITE } from '../support/shop'
import { freePort } from '../support/wisp'

const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
let bucket: Awaited<ReturnType<typeof startBucket>>
let location: Bucket
beforeAll(async () => {
  bucket = await startBucket()
  location = { bucket: 'photos', prefix: 'wisp/', endpoint: bucket.origin, region: 'eu-west-1', ...KEYS }
})
beforeEach(() => {
  bucket.fail(0)
  bucket.requests.length = 0
})
afterAll(async () => {
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('keeps originals in a bucket, signed, and answers pictures from there', async () => {
  const shop = await openPictures({ dataDir: folder, databaseUrl: '' }, { originals: originalsInBucket(location) })
  const content = await jpeg(90, 60)
  const { id } = await shop.images.add(OPEN_SITE, 'cat.jpg', content)
  expect([...bucket.objects]).toEqual([[`/photos/wisp/${id}`, content]])
  const path = `/img/${id}/v1/fill/w_9,h_6/cat.jpg`
  expect([(await shop.get(path)).status, (await shop.get(path)).status]).toEqual([200, 200])
  expect(bucket.requests).toEqual([`PUT /photos/wisp/${id}`, `GET /photos/wisp/${id}`])

  bucket.fail(503)
  const answer = await shop.get(`/img/${id}/v1/fill/w_8,h_6/cat.jpg`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await shop.get(path)).status).toBe(200)
  bucket.fail(0)
  bucket.cut(true)
  const cut = await shop.get(`/img/${id}/v1/fill/w_7,h_6/cat.jpg`)
  expect([cut.status, cut.headers.get('retry-after')]).toEqual([503, '10'])
  expect(shop.lines.join('\n')).toContain('The store of pictures does not answer: UND_ERR_SOCKET')
  bucket.cut(false)
  bucket.objects.set(`/photos/wisp/${id}`, content.subarray(0, 300))
  const broken = await shop.get(`/img/${id}/v1/fill/w_6,h_6/cat.jpg`)
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '10'])
  expect(shop.lines.join('\n')).toMatch(/The original of this picture cannot be used: \w/)
  bucket.objects.set(`/photos/wisp/${id}`, Buffer.alloc(25 * 1024 * 1024 + 1))
  expect((await shop.get(`/img/${id}/v1/fill/w_6,h_6/cat.jpg`)).status).toBe(503)
  await shop.images.remove(id)
  expect(bucket.objects.size).toBe(0)
  await shop.close()
})

it('says what the store says, without any secret', async () => {
  const failure = async (more: Partial<Bucket>): Promise<Error> =>
    originalsInBucket({ ...location, ...more })
      .write('a.jpg', Buffer.from('a'))
      .then(
        () => new Error('it worked'),
        (error) => error,
      )
  expect((await failure({ secretAccessKey: 'a wrong secret' })).message).toBe(
    'The store of pictures answers 403 (SignatureDoesNotMatch)',
  )
  expect((await failure({ accessKeyId: 'another' })).message).toBe(
    'The store of pictures answers 403 (InvalidAccessKeyId)',
  )
  const closed = await failure({ endpoint: `http://localhost:${await freePort()}` })
  expect(closed.message).toBe('The store of pictures does not answer: ECONNREFUSED')
  expect(`${closed.stack}${JSON.stringify(closed)}${closed.cause}`).not.toContain(KEYS.secretAccessKey)
  expect(await originalsInBucket(location).read('none.jpg')).toBeUndefined()
})
