import { expect, it } from 'vitest'
import { bucketIn } from '../../../../server/images/settings'

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'the-secret' }

it('reads where pictures are kept', () => {
  expect(bucketIn({})).toBeUndefined()
  expect(bucketIn({ ...KEYS, WISP_IMAGES: 's3://photos/a/b/' })).toEqual({
    bucket: 'photos',
    prefix: 'a/b/',
    endpoint: undefined,
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'the-secret',
    sessionToken: undefined,
  })
  const settings = { WISP_IMAGES: 's3://photos', WISP_IMAGES_ENDPOINT: 'http://localhost:9000', AWS_REGION: 'eu' }
  expect(bucketIn({ ...KEYS, ...settings })).toMatchObject({
    prefix: '',
    endpoint: 'http://localhost:9000',
    region: 'eu',
  })
})

it.each([
  [{ WISP_IMAGES: 'photos' }, 'WISP_IMAGES must be like s3://bucket/prefix, got "photos"'],
  [{ WISP_IMAGES: 's3://id:the-secret@photos' }, 'WISP_IMAGES must be like s3://bucket/prefix'],
  [{ WISP_IMAGES: 's3://photos/../x' }, 'WISP_IMAGES must be like'],
  [{ WISP_IMAGES: 's3://photos', AWS_SECRET_ACCESS_KEY: '' }, 'AWS_SECRET_ACCESS_KEY must be set as well'],
  [{ WISP_IMAGES: 's3://photos', WISP_IMAGES_ENDPOINT: 'https://u:the-secret@s3.example' }, 'must be an address like'],
  [{ WISP_IMAGES: 's3://photos', WISP_IMAGES_ENDPOINT: 's3.example' }, 'must be an address like'],
])('refuses %j', (env, message) => {
  const read = () => bucketIn({ ...KEYS, ...env })
  expect(read).toThrow(message)
  expect(read).not.toThrow('the-secret')
})
