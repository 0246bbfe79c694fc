import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { EVENTS } from '../../server/db/schema/event-names'
import { openStore } from '../../server/store/store'
import { createDispatcher } from '../../server/webhooks/dispatcher'
import { describeOnEachDatabase } from '../support/databases'
import { eventOf, idOf, type Receiver, startReceiver } from '../support/receiver'
import { LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'
import { createClock, LOCAL, settle } from '../support/webhooks'
import { type Build, copyBuild, type Running, startWisp } from '../support/wisp'

let build: Build
beforeAll(() => {
  build = copyBuild()
})
afterAll(() => build.remove())

const submit = ({ origin }: Running, id: string) =>
  fetch(`${origin}/api/display/conversion/viewer`, {
    method: 'POST',
    body: new URLSearchParams({ poptin_id: LEAD_POPUP, submission_id: id, email: `${id}@example.com` }),
  })

describeOnEachDatabase('servers with webhooks', (database) => {
  let receiver: Receiver
  const servers: Running[] = []
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end('SIGKILL')
    await receiver.stop()
  })

  const prepare = async () => {
    const location = database()
    const store = await openStore(location)
    await store.sites.add({ key: OPEN_SITE, name: 'Demo' })
    await store.popups.save(OPEN_SITE, popupOf({}))
    await store.webhooks.add({ siteKey: OPEN_SITE, url: receiver.url, events: EVENTS })
    const env = {
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl,
      WISP_RATE: '1000000',
      WISP_WEBHOOK_ALLOW: '127.0.0.1',
    }
    const start = async (): Promise<Running> => {
      const server = await startWisp(build, 'serve', env)
      servers.push(server)
      return server
    }
    return { store, start }
  }

  it('deliver as soon as the lead is stored, each event once', async () => {
    const { store, start } = await prepare()
    const both = [await start(), await start()]
    const names = Array.from({ length: 20 }, (_, index) => `l${index}`)
    for (const [index, name] of names.entries()) {
      const server = both[index % 2]
      if (server) expect((await submit(server, name)).status).toBe(200)
    }
    await receiver.until(20)
    for (const server of both) expect(await server.end('SIGTERM')).toBe(0)
    servers.length = 0
    expect(receiver.deliveries.map((delivery) => eventOf(delivery).data.submission).sort()).toEqual([...names].sort())
    await store.close()
  })

  it('that are killed while they deliver leave it to another', async () => {
    const { store, start } = await prepare()
    const server = await start()
    receiver.answers(() => {})
    await submit(server, 'one')
    await receiver.until(1)
    await server.end('SIGKILL')
    servers.length = 0
    receiver.answers((_, response) => response.end())
    const clock = createClock()
    const dispatcher = createDispatcher(store, { allowed: LOCAL, now: clock.now })
    await settle(dispatcher)
    expect(receiver.deliveries).toHaveLength(1)
    clock.move(2 * 60_000)
    await settle(dispatcher)
    expect(receiver.deliveries).toHaveLength(2)
    expect(new Set(receiver.deliveries.map(idOf)).size).toBe(1)
    await store.close()
  })
})
