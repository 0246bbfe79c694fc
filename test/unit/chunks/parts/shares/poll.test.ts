// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { createPoll } from '../../../../../chunks/parts/shares/poll'
import { questionsIn } from '../../../../../chunks/parts/shares/questions'
import type { Page } from '../../../../../shared/page/model/page'
import { signals } from '../../../../../shared/page/platform/signals'

const ANSWERS = ['green', 'black', 'white']
const HTML = `<fieldset data-wisp-field="tea">${ANSWERS.map((tea) => `<input type="radio" name="tea" value="${tea}">`).join('')}</fieldset><p data-wisp-shares="tea"></p>`

/** A page that may store nothing, whose server answers each vote with the next of these. */
const openPoll = (id: string, statuses: number[]) => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  root.innerHTML = HTML
  const repeated: boolean[] = []
  const page = {
    host: 'https://popups.example',
    signals,
    storage: { allowed: () => false },
    visitor: {},
    async send(_: string, { body }: { body: URLSearchParams }) {
      repeated.push(body.has('repeated'))
      return { status: statuses.shift() ?? 200, text: '{"voters":1,"votes":[["green",1]]}' }
    },
  } as unknown as Page
  const live = { root, words: {}, say() {}, context: { popup: { language: 'en', viewerId: '' } } } as unknown as Live
  const poll = createPoll(page, id, questionsIn(new DOMParser().parseFromString(HTML, 'text/html')))
  const choose = async (tea: string): Promise<void> => {
    const radio = root.querySelector<HTMLInputElement>(`[value=${tea}]`)
    if (radio) radio.checked = true
    poll.leave(live)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { choose, repeated }
}

it('where no id says who has answered, an answer after the first is a repeated one', async () => {
  const { choose, repeated } = openPoll('one', [])
  for (const tea of ANSWERS) await choose(tea)
  expect(repeated).toEqual([false, true, true])
})

it.each([0, 503])('an answer that the server has not counted (%s) repeats nothing', async (status) => {
  const { choose, repeated } = openPoll(`failed ${status}`, [status, status])
  for (const tea of ANSWERS) await choose(tea)
  expect(repeated).toEqual([false, false, false])
})

it('a failed repetition leaves the first answer counted', async () => {
  const { choose, repeated } = openPoll('later', [200, 503])
  for (const tea of ANSWERS) await choose(tea)
  expect(repeated).toEqual([false, true, true])
})
