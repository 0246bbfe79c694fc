// @vitest-environment happy-dom
/** Answers that are not as our server makes them: a proxy of the owner's may change one, and a chunk may not come. */
import { expect, it, vi } from 'vitest'
import { encodeOwn } from '../../../shared/wire/server/own'
import { answerOf, load as loadChunk, openPage } from '../../support/loader'
import { popupOf } from '../../support/popup'
import { FIRST, freshPages, ids, open, SECOND } from './page'

freshPages()

const shows = { triggers: { timeDelay: 0 } }
const [valid] = encodeOwn(answerOf([popupOf({ ...shows, id: SECOND })])).campaigns as object[]
const NO_TEXT = { toString: 1, valueOf: 1 }

it.each<[string, unknown]>([
  ['nothing but an id', { id: FIRST }],
  ['an id and a type', { id: FIRST, type: 'bar' }],
  ['no id', { ...valid, id: undefined }],
  ['another kind of id', { ...valid, id: '../../x' }],
  ['an id without a text', { ...valid, id: NO_TEXT }],
  ['a type without a text', { ...valid, id: FIRST, type: NO_TEXT }],
  ['a key without a text', { ...valid, id: FIRST, key: NO_TEXT }],
  ['no frequency', { ...valid, id: FIRST, frequency: null }],
  ['no triggers', { ...valid, id: FIRST, triggers: undefined }],
  ['nothing', null],
  ['a text', 'popup'],
])('shows the other popups where one has %s', async (_, broken) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const run = [NO_TEXT, 'triggers'] as string[]
  const here = await open([], {}, { poptins: undefined, display: undefined, campaigns: [broken, valid], run })
  expect(ids(here.history)).toEqual([SECOND])
  expect(here.popups().answer.peek()?.campaigns.at(-1)?.id).toBe(SECOND)
})

it('decodes and reports a popup that says it has been decoded already', async () => {
  const campaigns = [{ ...valid, popup: { id: SECOND, type: 'bar', target: 'none' } }]
  const here = await open([], {}, { poptins: undefined, display: undefined, campaigns })
  expect(here.popups().popups.peek()[0]?.campaign.popup).toBeUndefined()
  await vi.waitFor(() => expect(here.history[0]?.context.popup.type).toBe('lightbox'))
})

it('runs what an answer of another server names where the chunk that decodes it does not come', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const loaded: string[] = []
  const load = async <T>(chunk: string): Promise<T> => {
    loaded.push(chunk)
    if (chunk === 'legacy-server') throw new TypeError('Failed to fetch')
    return loadChunk(chunk)
  }
  const here = await openPage({ ...answerOf([popupOf({ ...shows, id: FIRST })]), run: ['triggers'] }, { load })
  await expect(here.popups().ready).resolves.toBeUndefined()
  expect(await here.popups().open(FIRST)).toBe(false)
  expect(loaded).toContain('triggers')
  expect(here.popups().answer.peek()?.campaigns).toEqual([])
  expect(warned).toHaveBeenCalled()
  await here.stop()
})
