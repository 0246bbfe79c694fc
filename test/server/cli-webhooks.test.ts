import { join } from 'node:path'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../support/receiver'
import { type Build, copyBuild, runWisp, spawnWisp } from '../support/wisp'

let build: Build
let receiver: Receiver
let key = ''
const env = () => ({ DATA_DIR: join(build.folder, 'data'), WISP_WEBHOOK_ALLOW: '127.0.0.1' })
const wisp = (...args: string[]) => runWisp(build, args, env())
/** Leaves this process free to answer as a receiver. */
const wispBeside = (...args: string[]) => spawnWisp(build, args, env())

beforeAll(async () => {
  build = copyBuild()
  receiver = await startReceiver()
  ;[key = ''] = wisp('site', 'add', 'Garden').stdout.split('\n')
}, 60_000)
afterAll(async () => {
  await receiver.stop()
  build.remove()
})

const added = (...args: string[]): { id: string; secret: string } => {
  const [id = '', , , , secret = ''] = wisp('webhook', 'add', ...args).stdout.split('\n')
  return { id, secret }
}

it('adds, lists, tests, rotates and removes a webhook', async () => {
  expect(wisp('webhook', 'list').stdout).toBe('')
  const { id, secret } = added(receiver.url, '--event', 'prize.won', '--event', 'lead.created')
  expect(id).toMatch(/^[a-z\d]{12}$/)
  expect(secret).toMatch(/^whsec_/)
  const row = [id, key, 'all', 'on', '0 waiting', receiver.url, 'lead.created prize.won'].join('\t')
  expect(wisp('webhook', 'list').stdout).toBe(`${row}\n`)

  const tested = await wispBeside('webhook', 'test', id)
  expect(tested.stdout).toMatch(/^[a-z\d]{24}\t\S+\twebhook\.test\t-\tdelivered\t1 try\t200 in \d+ ms\nthanks\n$/)
  const [{ body, headers } = { body: '', headers: {} }] = receiver.deliveries
  expect(new Verifier(secret).verify(body, headers)).toMatchObject({ data: { webhook: id } })

  expect(wisp('webhook', 'rotate', id, '--secret', 'abc')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--secret: The secret must be whsec_ and base64 of 24 to 64 bytes'),
  })
  const fresh = wisp('webhook', 'rotate', id).stdout.trim()
  await wispBeside('webhook', 'test', id)
  const { body: second = '', headers: signed = {} } = receiver.deliveries[1] ?? {}
  for (const signingSecret of [secret, fresh]) expect(new Verifier(signingSecret).verify(second, signed)).toBeTruthy()

  receiver.answers((_, response) => response.writeHead(500).end('out of order'))
  const failed = await wispBeside('webhook', 'test', id)
  expect(failed).toMatchObject({ status: 1, stderr: 'The receiver did not accept it\n' })
  expect(failed.stdout).toMatch(/500 in \d+ ms\nout of order\n$/)

  const deliveries = wisp('webhook', 'deliveries', id)
  expect(deliveries).toMatchObject({ status: 0, stderr: '' })
  const lines = deliveries.stdout.trim().split('\n')
  expect(lines.map((line) => line.split('\t')[4])).toEqual(['failed', 'delivered', 'delivered'])
  const [first = ''] = lines[0]?.split('\t') ?? []
  expect(wisp('webhook', 'redeliver', first).stdout).toBe(`${first}\twaiting\n`)
  expect(wisp('webhook', 'list', '--site', key).stdout).toContain('1 waiting')
  expect(wisp('webhook', 'resume', id).stdout).toBe(`${id}\ton\n`)
  expect(wisp('webhook', 'remove', id).stderr).toContain('for which 1 deliveries wait?')
  expect(wisp('webhook', 'remove', id, '--yes').stdout).toBe(`${id}\tremoved\n`)
  expect(wisp('webhook', 'list').stdout).toBe('')
})

it('says all that is wrong, at once', () => {
  const wrong = wisp(
    ...['webhook', 'add', 'http://crm.example/', '--event', 'lead.creatd', '--event', 'cart.abandoned'],
    ...['--popup', 'nosuchpopup00', '--secret', 'abc'],
  )
  expect(wrong.status).toBe(2)
  expect(wrong.stderr.split('\n').slice(0, 5)).toEqual([
    'URL must begin with https://, got "http://crm.example/"',
    '--event: There is no event lead.creatd (did you mean "lead.created"?). There is: lead.created, prize.won, popup.closed, cart.abandoned, form.submitted',
    '--event: cart.abandoned belongs to no popup: leave out this event or the popup',
    '--popup: The site has no popup, page or form nosuchpopup00',
    '--secret: The secret must be whsec_ and base64 of 24 to 64 bytes',
  ])
  expect(wisp('webhook', 'add', 'https://10.0.0.1/').stderr).toContain('URL is not a public address')
  expect(wisp('webhook', 'add', receiver.url, '--site', 'x').stderr).toContain('No site x')
  expect(wisp('webhook', 'test', 'nothing').stderr).toContain('There is no webhook nothing')
  expect(wisp('webhook', 'redeliver', 'nothing').stderr).toContain('There is no delivery nothing')
  expect(wisp('webhook', 'deliveries', 'nothing', '--limit', '0')).toMatchObject({ status: 2 })
  expect(runWisp(build, ['webhook', 'list'], { ...env(), WISP_WEBHOOK_ALLOW: 'a/b' })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('WISP_WEBHOOK_ALLOW must be hosts and ranges like crm.internal,10.0.0.0/8'),
  })
})
