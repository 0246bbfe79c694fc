// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ApiError, explain, sentenceIn } from '../../../../../server/web/desk/api-error'
import { progressOf } from '../../../../../server/web/desk/pictures'
import { createUploads, isBusy, NO_UPLOADS, type UploadList } from '../../../../../server/web/desk/uploads'

const fileOf = (name: string): File => new File(['x'], name)

/** Uploads whose answers the test gives. */
const start = () => {
  const transfers: { site: string; name: string; signal: AbortSignal; progress(share: number): void }[] = []
  const answers: { resolve(value: unknown): void; reject(error: Error): void }[] = []
  let list: UploadList = NO_UPLOADS
  const uploads = createUploads({
    send: (site, { name }, progress, signal) => {
      transfers.push({ site, name, signal, progress })
      return new Promise((resolve, reject) => answers.push({ resolve, reject }))
    },
    explain,
    changed: (next) => {
      list = next
    },
  })
  return {
    uploads,
    transfers,
    answers,
    names: () => transfers.map(({ name }) => name),
    list: () => list,
    /** Waits until so many have been sent. */
    sending: (number: number) => expect.poll(() => transfers.length).toBe(number),
    idle: () => expect.poll(() => isBusy(list)).toBe(false),
  }
}

describe('createUploads', () => {
  it('sends one file after the other to the site it was chosen for, and tells how far it is', async () => {
    const { uploads, transfers, answers, list, sending, idle, names } = start()
    uploads.add([fileOf('a.jpg'), fileOf('b.jpg')], 'one')
    await sending(1)
    uploads.add([fileOf('c.jpg')], 'two')
    expect(progressOf(list())).toBe('Adding 1 of 3: a.jpg')
    transfers[0]?.progress(0.5)
    expect(list().uploads.map(({ share, state }) => [share, state])).toEqual([
      [0.5, 'sending'],
      [0, 'waiting'],
      [0, 'waiting'],
    ])
    answers[0]?.resolve({})
    await sending(2)
    expect(progressOf(list())).toBe('Adding 2 of 3: b.jpg')
    answers[1]?.resolve({})
    await sending(3)
    answers[2]?.resolve({})
    await idle()
    expect(list()).toEqual({ uploads: [], total: 3, added: 3 })
    expect(progressOf(list())).toBe('3 pictures added')
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    expect(transfers.map(({ site }) => site)).toEqual(['one', 'one', 'two'])
  })

  it('keeps what has failed, goes on with the others, and sends it again when asked', async () => {
    const { uploads, answers, list, sending, idle, names } = start()
    uploads.add([fileOf('a.jpg'), fileOf('b.jpg')], 'one')
    await sending(1)
    answers[0]?.reject(new ApiError(503, 'The bucket does not answer'))
    await sending(2)
    answers[1]?.resolve({})
    await idle()
    const [failed] = list().uploads
    expect(failed).toMatchObject({ name: 'a.jpg', state: 'failed', why: 'The bucket does not answer', again: true })
    expect(progressOf(list())).toBe('1 picture added')
    uploads.retry(failed?.key ?? 0)
    await sending(3)
    expect(progressOf(list())).toBe('Adding 1 of 1: a.jpg')
    answers[2]?.reject(new ApiError(400, 'The file is empty'))
    await idle()
    expect(list().uploads).toMatchObject([{ why: 'The file is empty', again: false }])
    uploads.dismiss(failed?.key ?? 0)
    expect(list().uploads).toEqual([])
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'a.jpg'])
  })

  it('does not send what is too large or cannot be read', async () => {
    const { uploads, transfers, list, idle } = start()
    const large = Object.defineProperty(fileOf('large.jpg'), 'size', { value: 40 * 1024 * 1024 })
    const folder = Object.assign(fileOf('folder'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
    })
    uploads.add([large, folder], 'one')
    await idle()
    expect(list().uploads.map(({ why, again }) => [why, again])).toEqual([
      ['The file has 40.0 MB, more than 25.0 MB', false],
      ['The file cannot be read', true],
    ])
    expect(transfers).toEqual([])
  })

  it('stops with the desk', async () => {
    const { uploads, transfers, answers, list, sending } = start()
    uploads.add([fileOf('a.jpg'), fileOf('b.jpg')], 'one')
    await sending(1)
    const before = list()
    uploads.stop()
    expect(transfers[0]?.signal.aborted).toBe(true)
    answers[0]?.reject(new ApiError(0))
    await new Promise(setImmediate)
    expect(transfers).toHaveLength(1)
    expect(list()).toBe(before)
  })
})

describe('explain', () => {
  it.each([
    [new ApiError(400, 'The file is empty'), 'The file is empty', false],
    [new ApiError(429, 'Too many'), 'Too many', true],
    [new ApiError(413), 'A proxy in front of the server refuses files of this size', false],
    [new ApiError(502), 'The server answered with an error (502)', true],
    [new ApiError(0), 'The server did not answer', true],
    [new SyntaxError('HTML'), 'The server did not answer', true],
  ])('%s', (error, why, again) => {
    expect(explain(error)).toEqual({ why, again })
  })
})

it.each([
  [
    '{"error":{"message":"from is wrong","problems":[{"message":"from is wrong"},{"message":"to is wrong"}]}}',
    'from is wrong; to is wrong',
  ],
  ['{"error":{"message":"from is wrong"}}', 'from is wrong'],
  ['{"error":{"message":"from is wrong","problems":"many"}}', 'from is wrong'],
  ['<p>Bad request', ''],
])('reads what a refusal says: %s', (text, sentence) => {
  expect(sentenceIn({ status: 400, text })).toBe(sentence)
})
