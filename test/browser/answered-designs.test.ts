/** Designs of the library that ask their visitors: polls with their shares, and a form in steps. */
import { expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { open, troubles, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'

const fixture = withWorld(STEADY)

const SLOTS = ['one', 'two', 'three', 'answer1', 'answer2', 'answer3', 'answer4']
const WORDS = ['Softwareveröffentlichungen', 'Eitemperamalereiausstellung', 'Kardamom', 'Ei']
const longWords = (samples: Record<string, string>): Record<string, string> =>
  Object.fromEntries(SLOTS.filter((slot) => samples[slot]).map((slot, place) => [slot, `${WORDS[place % 4]}`]))

const shown = async (popup: PopupDefinition) => {
  const isEmbedded = popup.type === 'embedded'
  fixture.world.put(
    '/embedded',
    '',
    `<body><h1>A page</h1><div data-id="${popup.id}" style="min-height: 2000px"></div></body>`,
  )
  const here = await visit(fixture.world, [popup], { width: 390, height: 844 }, isEmbedded ? '/embedded' : '/plain')
  if (!isEmbedded) await open(here, popup)
  const frame = here.page.locator('wisp-popup .wisp-frame')
  await frame.waitFor()
  return { frame, here }
}

/** Runs in the page: rows whose figure does not stand at their end, or sticks out. */
const unalignedIn = (frame: Element): string[] => {
  const edgeOf = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0
  return [...frame.querySelectorAll('[part=share]')]
    .filter((row) => Math.abs(edgeOf(row) - edgeOf(row.querySelector('b'))) > 1)
    .map((row) => `${row.textContent} is not aligned`)
}

it.runIf(isShipped())('polls have room for each figure and for long words on a phone', async () => {
  const polls = ['bun-vote', 'poll-bar', 'poll-bars']
  const designs = formatsAs({ language: 'de', layout: 'horizontal' }, () => true, undefined, { textsOf: longWords })
  const problems: Record<string, string[]> = {}
  for (const name of polls) {
    const popup = designs[name] as PopupDefinition
    const { frame, here } = await shown(popup)
    const before = await troubles(here, popup.type !== 'embedded')
    await frame.locator('.poll-chip, [type=radio]').first().dispatchEvent('click')
    if (popup.type !== 'bar') await frame.locator('[type=submit]').click()
    await expect.poll(() => frame.innerText()).toMatch(/100\s%/)
    const designProblems = [
      ...before,
      ...(await troubles(here, popup.type !== 'embedded')),
      ...(await frame.evaluate(unalignedIn)),
    ]
    if (designProblems.length) problems[name] = designProblems
  }
  expect(problems).toEqual({})
})

it.runIf(isShipped())('the training plan takes a number only of visitors who want a call', async () => {
  const designs = formatsAs({ language: 'en', layout: 'horizontal' }, (type) => type === 'fullpage')
  const { frame } = await shown(designs['training-plan'] as PopupDefinition)
  const choose = (answer: string) => frame.getByLabel(answer, { exact: true }).check()
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click()
  for (const answer of ['More on it', 'At lunch', 'Nothing hurts']) {
    await choose(answer)
    await press('Next')
  }
  await frame.getByLabel('Email').fill('ann@example.com')
  await press('Next')
  await choose('Call me')
  await press('Send my plan')
  await frame.getByText('Please fill in this field').waitFor()
  await frame.getByLabel('Phone').fill('abc')
  await choose('Just the plan')
  await press('Send my plan')
  await frame.getByRole('heading', { name: 'Rack is set' }).waitFor()
  const leads = () => fixture.world.store.leads.all({ search: '' })
  await expect
    .poll(async () => (await leads()).map(({ email, fields }) => [email, fields.call, fields.phone]))
    .toEqual([['ann@example.com', 'no', undefined]])
})
