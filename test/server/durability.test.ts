import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../server/store/store'
import { describeOnEachDatabase, type NewDatabase } from '../support/databases'
import { OPEN_SITE, popupOf } from '../support/shop'
import { type Build, copyBuild, type Running, startWisp } from '../support/wisp'

const POPUP = 'demolightbox1'
/** Enough connections that several leads are written together. */
const CONNECTIONS = 32
const EACH = 15

let build: Build
beforeAll(() => {
  build = copyBuild()
})
afterAll(() => build.remove())

const submit = async ({ origin }: Running, id: string): Promise<string | undefined> => {
  const body = new URLSearchParams({
    poptin_id: POPUP,
    p_target: 'lead',
    submission_id: id,
    email: `${id}@example.com`,
  })
  try {
    const response = await fetch(`${origin}/api/display/conversion/viewer`, { method: 'POST', body })
    return (await response.json()).conversion_id
  } catch {
    // The server is gone: no answer.
  }
}

const ALL = Array.from({ length: CONNECTIONS * EACH }, (_, index) => `lead-${index}`)

/** Sends everything over several connections; resolves with the answers by submission. */
const burst = async (server: Running, answered: (count: number) => void = () => {}): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  const waiting = [...ALL]
  const connection = async (): Promise<void> => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const answer = await submit(server, id)
      if (!answer) return
      answers.set(id, answer)
      answered(answers.size)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return answers
}

const survives = async (database: NewDatabase): Promise<void> => {
  const location = database()
  const env = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl, WISP_RATE: '1000000' }
  const setUp = await openStore(location)
  await setUp.sites.add({ key: OPEN_SITE, name: 'Demo' })
  await setUp.popups.save(OPEN_SITE, popupOf({ id: POPUP }))
  await setUp.close()

  const first = await startWisp(build, 'serve', env)
  let killed: Promise<unknown> | undefined
  const before = await burst(first, (count) => {
    if (count === ALL.length / 3) killed = first.end('SIGKILL')
  })
  await killed
  expect(before.size).toBeGreaterThanOrEqual(ALL.length / 3)
  expect(before.size).toBeLessThan(ALL.length)

  const second = await startWisp(build, 'serve', env)
  const after = await burst(second)
  expect(await second.end('SIGTERM')).toBe(0)
  expect(after.size).toBe(ALL.length)
  for (const [id, answer] of before) expect(after.get(id)).toBe(answer)

  const store = await openStore(location)
  const emails = (await store.leads.all({ search: '' })).map(({ email }) => email)
  await store.close()
  expect(emails.sort()).toEqual(ALL.map((id) => `${id}@example.com`).sort())
}

describeOnEachDatabase('durability', (database) => {
  it('a server that is killed during a burst loses no lead that it has answered, and doubles none that is sent again', async () => {
    await survives(database)
  })
})
