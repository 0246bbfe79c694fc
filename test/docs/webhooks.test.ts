import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { RECEIVERS } from '../../examples/receivers/all.js'
import { mapped } from '../../examples/receivers/fields.js'
import { commands } from '../../server/commands/table'
import { EVENTS, TEST_EVENT } from '../../server/db/schema/event-names'
import { newSecret, signedHeaders } from '../../server/webhooks/signature'
import { expectNone, expectTold } from '../support/document-lists'
import { formOf } from '../support/form-definitions'
import { eventOf, startReceiver } from '../support/receiver'
import { SEGMENT } from '../support/segment'
import { LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'
import { leftBy, productOf } from '../support/store'
import { openWebhooks } from '../support/webhooks'

const text = readFileSync(at('docs/webhooks.md'), 'utf8')
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block)
const examples = blocks('json').map((block) => JSON.parse(block))
const folder = mkdtempSync(join(tmpdir(), 'wisp-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const GAME = 'gameofwheel01'
const PRIZE = { id: 'ten', label: 'Ten percent', code: 'TEN', chances: 1, winner: true }

/** One event of each kind, as a receiver gets it. */
const happened = async () => {
  const receiver = await startReceiver()
  const world = await openWebhooks({ dataDir: join(folder, 'data'), databaseUrl: '' })
  const { store } = world
  await store.popups.save(OPEN_SITE, popupOf({ id: GAME, type: 'gamified', html: '<p>', prizes: [PRIZE] }))
  await store.catalogue.replace(OPEN_SITE, 'EUR', [productOf('1')])
  const form = formOf([
    { name: 'your-email', kind: 'email', label: 'Email' },
    { name: 'brief', kind: 'file', label: 'Brief' },
  ])
  await store.contactForms.save(OPEN_SITE, form)
  await world.webhook(receiver.url)
  await world.lead('one')
  await world.form(`/api/display/draw/${GAME}`, { submission_id: 'one', viewer_id: 'v' })
  await world.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c' })
  await world.request(leftBy('ann', [{ product_id: '1', product_name: 'Mug', category: 'home' }]))
  const file = new File(['%PDF'], 'brief.pdf')
  await store.submissions.add({
    id: '',
    siteKey: OPEN_SITE,
    popupId: 'form000000101',
    segment: SEGMENT,
    email: '',
    fields: {},
    suspect: false,
    url: '',
    files: [{ field: 'brief', name: file.name, content: new Uint8Array(4) }],
    announced: { siteKey: OPEN_SITE, popup: { id: 'form000000101', name: 'Contact' } },
  })
  world.clock.move(61 * 60_000)
  await world.deliver()
  await world.close()
  await receiver.stop()
  return new Map(receiver.deliveries.map(eventOf).map((event) => [event.type, event]))
}

/** Names of all members, in order. */
const namesIn = (value: unknown, inside = ''): string[] => {
  if (Array.isArray(value)) return namesIn(value[0], `${inside}[]`)
  if (typeof value !== 'object' || value === null || /\.(fields|problems)$/.test(inside)) return [inside]
  return Object.entries(value).flatMap(([name, child]) => namesIn(child, `${inside}.${name}`))
}

describe('docs/webhooks.md', () => {
  it('shows each event as it is sent', async () => {
    const events = await happened()
    expectNone(
      EVENTS.filter((name) => !events.has(name)),
      (name) => `let ${name} happen in test/docs/webhooks.test.ts (\`happened\`): nothing has sent it`,
    )
    expectNone(
      EVENTS.filter((name) => !examples.some(({ type }) => type === name)),
      (name) =>
        `write into docs/webhooks.md, under its events, an example of ${name}: ${JSON.stringify(events.get(name))}`,
    )
    for (const name of EVENTS) {
      const example = examples.find(({ type }) => type === name)
      expectTold(namesIn(example), namesIn(events.get(name)), {
        place: `docs/webhooks.md, the example of ${name}`,
        source: 'what is sent',
        row: (member) => `the member ${member}`,
      })
    }
  })

  it('shows a check of signatures that works', async () => {
    const file = join(folder, 'check.mjs')
    writeFileSync(file, blocks('js')[0] ?? '')
    const { isFromWisp } = await import(/* @vite-ignore */ pathToFileURL(file).href)
    const [secret, body] = [newSecret(), '{"type":"lead.created"}']
    const headers = (time: number) => signedHeaders({ id: 'one', at: time, body }, [newSecret(), secret])
    expect(isFromWisp(secret, headers(Date.now()), body)).toBe(true)
    expect(isFromWisp(secret, headers(Date.now()), `${body} `)).toBe(false)
    expect(isFromWisp(newSecret(), headers(Date.now()), body)).toBe(false)
    expect(isFromWisp(secret, headers(Date.now() - 400_000), body)).toBe(false)
  })

  it('shows a mapping that finds what it names', () => {
    const { brevo } = examples.at(-1)
    const won = examples.find(({ type }) => type === 'prize.won')
    expect(mapped({ id: 'x', ...won }, brevo)).toEqual({ COUPON: 'TEN', SOURCE: 'Wheel' })
  })

  it('has a row for each event', () =>
    expectNone(
      [...EVENTS, TEST_EVENT].filter((name) => !text.includes(`| \`${name}\` |`)),
      (name) => `write into docs/webhooks.md, the table of events: | \`${name}\` | … |`,
    ))

  it.each([...RECEIVERS].map(([name, { needs }]) => [name, needs]))('has a row for the receiver %s', (name, needs) => {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? ''
    expectNone(row ? [] : [name], () => `write into docs/webhooks.md, the table of receivers: | \`${name}\` | … | … |`)
    expectNone(
      needs.filter((variable) => !row.includes(`\`${variable}\``)),
      (variable) => `write into docs/webhooks.md, the row | \`${name}\` | of receivers: \`${variable}\``,
    )
  })

  it.each(commands.filter(({ name }) => name.startsWith('webhook')).map(({ name, args }) => [name, args]))(
    'lists the command "%s" with its arguments',
    (name, args) => {
      const row = `| \`wisp ${`${name} ${args}`.trim()}\` |`
      expectNone(text.includes(row) ? [] : [row], () => `write into the commands of docs/webhooks.md: ${row} … |`)
    },
  )
})
