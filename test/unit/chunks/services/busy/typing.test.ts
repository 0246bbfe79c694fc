// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { explained, FIRST, freshPages, ids, open } from '../../../loader/page'

// Before the imports: the chunk listens once, and a file that has used it before has taken its listeners with it.
vi.hoisted(() => vi.resetModules())

freshPages()
// Typing of one case does not hold up the next.
afterEach(() => document.body.dispatchEvent(new Event('keyup', { bubbles: true })))

/** Types into a field, with the event that browsers send. */
const type = (field: HTMLInputElement): boolean => {
  field.focus()
  field.value += 'a'
  const event = new Event('input', { bubbles: true, composed: true })
  return field.dispatchEvent(Object.defineProperty(event, 'isTrusted', { value: true }))
}
const fieldOf = (parent: Node): HTMLInputElement => parent.appendChild(document.createElement('input'))

it('while the visitor types in a field of the page, nothing opens by itself until 3 s without a key', async () => {
  const field = fieldOf(document.body)
  const { screen, settled } = await open([{ triggers: { timeDelay: 1 } }])
  for (let second = 0; second < 5; second++) {
    type(field)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(screen).toEqual([])
  expect(explained()).toMatchObject({
    state: 'waiting',
    says: 'Fired by the trigger “Time on the page”, and waits until the visitor has stopped typing.',
  })
  await vi.advanceTimersByTimeAsync(1_900)
  expect(screen).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  await settled()
  expect(ids(screen)).toEqual([FIRST])
  field.remove()
})

it.each([
  ['with the Tab key', 'keyup'],
  ['by a press, once that is over', 'mouseup'],
])('a popup that waits for typing to end opens when the visitor leaves the field %s', async (_, end) => {
  const field = fieldOf(document.body)
  const { screen, settled } = await open([{ triggers: { timeDelay: 1 } }])
  type(field)
  await vi.advanceTimersByTimeAsync(1_500)
  // A key or a button that is released in the field does not end the typing.
  field.dispatchEvent(new Event(end, { bubbles: true, composed: true }))
  field.blur()
  await settled()
  expect(screen).toEqual([])
  document.body.dispatchEvent(new Event(end, { bubbles: true, composed: true }))
  await settled()
  expect(ids(screen)).toEqual([FIRST])
  field.remove()
})

it('a popup also waits for typing in a shadow root, and in a field whose events the page stops', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.addEventListener('input', (event) => event.stopPropagation())
  const field = fieldOf(box.attachShadow({ mode: 'open' }))
  const { screen } = await open([{ triggers: { timeDelay: 1 } }])
  type(field)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(screen).toEqual([])
  box.remove()
})

it('a focused field without typed text delays nothing', async () => {
  const field = fieldOf(document.body)
  field.focus()
  const { screen } = await open([{ triggers: { timeDelay: 1 } }])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(ids(screen)).toEqual([FIRST])
  field.remove()
})

it.each(['submit', 'checkbox', 'radio', 'range'])(
  'a focused field of type %s delays nothing, as nobody typed its value',
  async (type) => {
    const field = fieldOf(document.body)
    Object.assign(field, { type, value: '1' })
    field.focus()
    const { screen } = await open([{ triggers: { timeDelay: 1 } }])
    await vi.advanceTimersByTimeAsync(1_500)
    expect(ids(screen)).toEqual([FIRST])
    field.remove()
  },
)

it('a field that a script of the page writes into delays nothing, as that may never end', async () => {
  const field = fieldOf(document.body)
  const { screen } = await open([{ triggers: { timeDelay: 1 } }])
  for (let second = 0; second < 5; second++) {
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(ids(screen)).toEqual([FIRST])
  field.remove()
})

it('a popup that the visitor asks for opens at once', async () => {
  const field = fieldOf(document.body)
  const { popups, screen, settled } = await open([{ triggers: {} }])
  type(field)
  popups().open(FIRST)
  await settled()
  expect(ids(screen)).toEqual([FIRST])
  field.remove()
})

it('the rules are asked again before a delayed popup opens', async () => {
  const field = fieldOf(document.body)
  const { page, screen } = await open([{ triggers: { timeDelay: 1 }, frequency: { rule: 'once', count: 0 } }])
  type(field)
  await vi.advanceTimersByTimeAsync(1_500)
  page.storage.set(`seen.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(screen).toEqual([])
  field.remove()
})
