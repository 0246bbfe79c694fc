// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import * as translation from '../../../../../chunks/services/translation'
import { translateAt } from '../../../../../shared/page/platform/translate-at'

const ENGLISH = { close: 'Close' }

afterEach(() => {
  document.body.replaceChildren()
})

/** The names that an element gets, in order, and the chunks that are fetched for them. */
const namesAt = async (markup: string, offline = false): Promise<[names: string[], chunks: string[]]> => {
  document.body.innerHTML = markup
  const [names, chunks]: [string[], string[]] = [[], []]
  const load = <T>(chunk: string): Promise<T> => {
    chunks.push(chunk)
    if (offline) return Promise.reject(new Error('offline'))
    return Promise.resolve((chunk === 'translation' ? translation : { words: { close: 'Zu' } }) as T)
  }
  translateAt(document.querySelector('p') as Element, ENGLISH, 'site', load, ({ close }) => names.push(close))
  expect(names).toEqual(['Close'])
  await new Promise((resolve) => setTimeout(resolve))
  return [names, chunks]
}

it.each(['<p>', '<p lang="en">', '<div lang="en-GB"><p>'])(
  'in %s the English name is all, and nothing is fetched',
  async (markup) => {
    expect(await namesAt(markup)).toEqual([['Close'], []])
  },
)

it.each(['<p lang="de">', '<div lang="de-AT"><p>', '<div lang="en"><div lang="de"><p>'])(
  'in %s it is named again, in its language',
  async (markup) => {
    expect(await namesAt(markup)).toEqual([
      ['Close', 'Zu'],
      ['translation', 'words-de-site'],
    ])
  },
)

it.each(['<p lang="fi">', '<div lang="de"><p lang="en">'])('in %s it stays English', async (markup) => {
  const [names, chunks] = await namesAt(markup)
  expect(new Set(names)).toEqual(new Set(['Close']))
  expect(chunks).toEqual(['translation'])
})

it('stays English where its language does not come', async () => {
  expect(await namesAt('<p lang="de">', true)).toEqual([['Close'], ['translation']])
})
