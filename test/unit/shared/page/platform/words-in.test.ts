// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { wordsAt } from '../../../../../shared/page/platform/words-in'

const ENGLISH = { close: 'Close', open: 'Open' }

/** Stands for the loader. */
const requests: string[] = []
const load = <T>(chunk: string): Promise<T> => {
  requests.push(chunk)
  return chunk.includes('-ja') ? Promise.reject(new Error('offline')) : Promise.resolve({ words: { close: 'Zu' } } as T)
}

afterEach(() => {
  requests.length = 0
  document.documentElement.lang = 'en'
})

it.each([
  ['de', { close: 'Zu', open: 'Open' }, ['words-de-site']],
  ['de-CH', { close: 'Zu', open: 'Open' }, ['words-de-site']],
  ['iw', { close: 'Zu', open: 'Open' }, ['words-iw-site']],
  // The translated words do not come.
  ['ja', ENGLISH, ['words-ja-site']],
  ['en', ENGLISH, []],
  ['fi', ENGLISH, []],
  ['', ENGLISH, []],
])('on a page in %j the words are %j', async (lang, expected, files) => {
  document.documentElement.lang = lang
  const words = wordsAt(undefined, ENGLISH, 'site', load)
  expect(words).toEqual(ENGLISH)
  await new Promise((resolve) => setTimeout(resolve))
  expect(words).toEqual(expected)
  expect(requests).toEqual(files)
  expect(ENGLISH.close).toBe('Close')
})

it('whoever shows a word already hears of those that have come', async () => {
  document.documentElement.lang = 'de'
  const words = await new Promise<object>((resolve) => {
    wordsAt(undefined, ENGLISH, 'site', load, resolve)
  })
  expect(words).toEqual({ close: 'Zu', open: 'Open' })
})
