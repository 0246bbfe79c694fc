import { spawnSync } from 'node:child_process'
import { createHash, createHmac, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createRawServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { RECEIVERS } from '../../examples/receivers/all.js'
import { createListener } from '../../examples/receivers/receive.js'
import { createSeen } from '../../examples/receivers/seen.js'
import { isSigned } from '../../examples/receivers/verify.js'
import { newSecret, signedHeaders } from '../../server/webhooks/signature'
import { type Delivery, type Receiver, startReceiver } from '../support/receiver'

const FIELDS = JSON.parse(readFileSync(at('examples/receivers/fields.json'), 'utf8'))
const SECRET = newSecret()
const OTHER_SECRET = newSecret()
const folder = mkdtempSync(join(tmpdir(), 'wisp-receivers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const LEAD = {
  site: 'demo',
  popup: { id: 'popuplead0001', name: 'Newsletter' },
  id: 'lead-1',
  submission: 'one',
  email: 'Ann@Example.com',
  fields: { firstName: 'Ann', lastName: 'Lee', phone: '+4912345' },
  url: 'https://shop.example/a',
  trigger: 'timeDelay',
  suspect: false,
  problems: {},
}
const TIME = '2026-01-02T00:00:00.000Z'

/** Starts a receiver of the examples. */
const start = async (name: string, env: Record<string, string>, seen = createSeen()) => {
  const receiver = RECEIVERS.get(name) ?? expect.unreachable(`no receiver ${name}`)
  const settings = { env, mapping: FIELDS[name] }
  const server = createServer(createListener({ secrets: [OTHER_SECRET, SECRET], receiver, settings, seen }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  return async (data: object = LEAD, { id = 'event-1', type = 'lead.created', more = {}, secret = SECRET } = {}) => {
    const body = JSON.stringify({ type, timestamp: TIME, data })
    const headers = { ...signedHeaders({ id, at: Date.now(), body }, [secret]), ...more }
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
  }
}

const jsonOf = ({ body }: Delivery) => JSON.parse(body)

describe('the receivers of the examples', () => {
  let service: Receiver
  beforeEach(async () => {
    service = await startReceiver()
    stops.push(service.stop)
  })
  const origin = () => new URL(service.url).origin
  const answering = (status: number, body: object | string = {}, headers = {}) =>
    service.answers((_, response) =>
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body)),
    )

  it('Mailchimp: keep a member under the hash of the address', async () => {
    const env = { MAILCHIMP_API_KEY: 'key-us7', MAILCHIMP_LIST_ID: 'list1', MAILCHIMP_URL: origin() }
    const send = await start('mailchimp', env)
    expect(await send()).toMatchObject({ status: 200, text: 'contact kept' })
    const hash = createHash('md5').update('ann@example.com').digest('hex')
    expect(service.deliveries).toMatchObject([{ method: 'PUT', path: `/3.0/lists/list1/members/${hash}` }])
    const [request] = service.deliveries
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('wisp:key-us7').toString('base64')}`)
    expect(request && jsonOf(request)).toEqual({
      email_address: 'Ann@Example.com',
      status_if_new: 'pending',
      merge_fields: { FNAME: 'Ann', LNAME: 'Lee' },
    })
  })

  it('Klaviyo: keep a profile, and subscribe it to the list', async () => {
    const env = { KLAVIYO_API_KEY: 'pk_1', KLAVIYO_LIST_ID: 'Y6nRLr', KLAVIYO_URL: origin() }
    const send = await start('klaviyo', env)
    expect(await send()).toMatchObject({ status: 200, text: 'profile kept and subscribed' })
    const [profile, subscribed] = service.deliveries
    expect(service.deliveries.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/profile-import',
      'POST /api/profile-subscription-bulk-create-jobs',
    ])
    expect(profile?.headers).toMatchObject({
      authorization: 'Klaviyo-API-Key pk_1',
      revision: '2026-01-15',
      'content-type': 'application/vnd.api+json',
    })
    expect(profile && jsonOf(profile)).toEqual({
      data: {
        type: 'profile',
        attributes: {
          email: 'Ann@Example.com',
          first_name: 'Ann',
          last_name: 'Lee',
          properties: { 'Wisp popup': 'Newsletter', 'Wisp page': 'https://shop.example/a' },
        },
      },
    })
    const consent = { email: { marketing: { consent: 'SUBSCRIBED' } } }
    expect(subscribed && jsonOf(subscribed).data).toEqual({
      type: 'profile-subscription-bulk-create-job',
      attributes: {
        custom_source: 'Wisp',
        profiles: { data: [{ type: 'profile', attributes: { email: 'Ann@Example.com', subscriptions: consent } }] },
      },
      relationships: { list: { data: { type: 'list', id: 'Y6nRLr' } } },
    })
  })

  it('HubSpot: keep a contact by its address, and see when it was not taken', async () => {
    const send = await start('hubspot', { HUBSPOT_TOKEN: 'pat-1', HUBSPOT_URL: origin() })
    expect(await send()).toMatchObject({ status: 200, text: 'contact kept' })
    const [request] = service.deliveries
    expect(request).toMatchObject({ method: 'POST', path: '/crm/v3/objects/contacts/batch/upsert' })
    expect(request?.headers.authorization).toBe('Bearer pat-1')
    const properties = { email: 'Ann@Example.com', firstname: 'Ann', lastname: 'Lee', phone: '+4912345' }
    expect(request && jsonOf(request)).toEqual({ inputs: [{ idProperty: 'email', id: 'Ann@Example.com', properties }] })
    answering(207, 'INVALID_EMAIL')
    expect(await send(LEAD, { id: 'event-2' })).toMatchObject({ status: 200, text: 'refused: 400 INVALID_EMAIL' })
  })

  it('Brevo: keep a contact in the lists', async () => {
    const send = await start('brevo', { BREVO_API_KEY: 'xkeysib-1', BREVO_LIST_IDS: '3,5', BREVO_URL: origin() })
    expect(await send()).toMatchObject({ status: 200, text: 'contact kept' })
    const [request] = service.deliveries
    expect(request).toMatchObject({ method: 'POST', path: '/v3/contacts' })
    expect(request?.headers['api-key']).toBe('xkeysib-1')
    expect(request && jsonOf(request)).toEqual({
      email: 'Ann@Example.com',
      attributes: { FIRSTNAME: 'Ann', LASTNAME: 'Lee' },
      updateEnabled: true,
      listIds: [3, 5],
    })
  })

  it('Slack: write a message, in which nothing is a link or a mention', async () => {
    const send = await start('slack', { SLACK_WEBHOOK_URL: service.url })
    await send({ ...LEAD, fields: { firstName: '<!channel> & <https://evil.example|Ann>' } })
    expect(service.deliveries[0] && jsonOf(service.deliveries[0])).toEqual({
      text: [
        ...['lead.created', 'Popup: Newsletter', 'Email: Ann@Example.com'],
        ...['Name: &lt;!channel&gt; &amp; &lt;https://evil.example|Ann&gt;', 'Page: https://shop.example/a'],
      ].join('\n'),
    })
  })

  it('Google Sheets: add a row of texts, with a token that is asked for once', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const env = {
      GOOGLE_CLIENT_EMAIL: `wisp-${Math.random()}@p.iam.example`,
      GOOGLE_SHEET_ID: 'sheet1',
      GOOGLE_PRIVATE_KEY: `${privateKey.export({ type: 'pkcs8', format: 'pem' })}`.replaceAll('\n', '\\n'),
      GOOGLE_SHEETS_URL: origin(),
      GOOGLE_TOKEN_URL: `${origin()}/token`,
    }
    answering(200, { access_token: 'ya29.1', expires_in: 3_600 })
    const send = await start('google-sheets', env)
    expect(await send({ ...LEAD, fields: { firstName: '=1+1' } })).toMatchObject({ status: 200, text: 'row added' })
    await send(LEAD, { id: 'event-2' })
    const [token, first, second] = service.deliveries
    expect(service.deliveries).toHaveLength(3)
    const form = new URLSearchParams(token?.body)
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
    const [head = '', claims = '', signature = ''] = form.get('assertion')?.split('.') ?? []
    const signed = Buffer.from(`${head}.${claims}`)
    expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: env.GOOGLE_CLIENT_EMAIL,
      aud: env.GOOGLE_TOKEN_URL,
      scope: 'https://www.googleapis.com/auth/spreadsheets',
    })
    const path = '/v4/spreadsheets/sheet1/values/Sheet1!A1:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS'
    expect([first?.method, decodeURIComponent(first?.path ?? '')]).toEqual(['POST', path])
    expect(first?.headers.authorization).toBe('Bearer ya29.1')
    const row = ['lead-1', TIME, 'lead.created', 'Newsletter', 'Ann@Example.com', '=1+1', 'https://shop.example/a']
    expect(first && jsonOf(first)).toEqual({ majorDimension: 'ROWS', values: [row] })
    expect(second && jsonOf(second).values[0][5]).toBe('Ann')
  })

  it('e-mail: send one by SMTP, into whose headers nobody can write', async () => {
    const sink = await startSmtpSink()
    stops.push(sink.stop)
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      MAIL_FROM: 'wisp@shop.example',
      MAIL_TO: 'owner@shop.example',
    }
    const send = await start('email', env)
    const fields = { firstName: 'Ann\r\nBcc: all@shop.example', message: 'Hello\nthere' }
    expect(await send({ ...LEAD, fields })).toMatchObject({ status: 200, text: 'e-mail sent' })
    const [mail = ''] = sink.mails
    const [headers = '', text = ''] = mail.split('\r\n\r\n')
    expect(sink.recipients).toEqual(['owner@shop.example'])
    for (const line of [
      ...['From: wisp@shop.example', 'To: owner@shop.example', 'Reply-To: Ann@example.com'],
      ...['Subject: Wisp: lead.created', 'Message-ID: <event-1@shop.example>'],
    ])
      expect(headers).toContain(line)
    expect(headers).not.toContain('Bcc')
    expect(text).toContain('Popup: Newsletter')
    expect(text).toContain('Message: Hello')
    await send({ ...LEAD, email: 'x@y, other@z' }, { id: 'event-2' })
    expect(sink.mails[1]).not.toContain('Reply-To')
  })

  it('deal with an event once, also at the same time and after a restart, and again if it failed', async () => {
    const file = join(folder, 'seen')
    const env = { SLACK_WEBHOOK_URL: service.url }
    const send = await start('slack', env, createSeen(file))
    answering(500)
    expect((await send()).status).toBe(502)
    answering(200)
    await Promise.all([send(), send(), send()])
    expect(service.deliveries).toHaveLength(2)
    expect(await send()).toMatchObject({ status: 200, text: 'done before' })
    const again = await start('slack', env, createSeen(file))
    await again()
    expect(service.deliveries).toHaveLength(2)
    await again(LEAD, { id: 'event-2' })
    expect(service.deliveries).toHaveLength(3)
  })

  it('keep a file of what was dealt with that does not grow for ever, and in which half a line spoils no other', async () => {
    const file = join(folder, 'long')
    writeFileSync(file, `${Array.from({ length: 60_000 }, (_, index) => `id-${index}\n`).join('')}half`)
    const handleOnce = (id: string) => createSeen(file).once(id, async () => 'now')
    expect(await handleOnce('fresh')).toBe('now')
    expect(await handleOnce('fresh')).toBe('done before')
    expect(await handleOnce('id-59999')).toBe('done before')
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(50_002)
  })

  it('tell Wisp whether trying again helps', async () => {
    const send = await start('brevo', { BREVO_API_KEY: 'k', BREVO_URL: origin() })
    answering(429, 'slowly', { 'retry-after': '7' })
    expect(await send()).toMatchObject({ status: 429, retryAfter: '7' })
    answering(401, 'no key')
    expect(await send()).toMatchObject({ status: 502, text: 'refused: 401 no key' })
    answering(400, 'no such address')
    expect(await send()).toMatchObject({ status: 200, text: 'refused: 400 no such address' })
    await service.stop()
    stops.splice(stops.indexOf(service.stop), 1)
    expect((await send(LEAD, { id: 'event-2' })).status).toBe(502)
  })

  it('refuse what Wisp has not signed, what is old, and what is no event', async () => {
    const send = await start('slack', { SLACK_WEBHOOK_URL: service.url })
    const time = (seconds: number) => `${Math.floor(Date.now() / 1_000) + seconds}`
    expect((await send(LEAD, { secret: newSecret() })).status).toBe(401)
    for (const more of [{ 'webhook-id': 'other' }, { 'webhook-timestamp': time(-400) }, { 'webhook-signature': 'v1,' }])
      expect((await send(LEAD, { more })).status).toBe(401)
    expect((await send({ text: 'x'.repeat(70_000) })).status).toBe(413)
    expect(service.deliveries).toEqual([])
  })

  it('leave out bots, tests, and what has no address where one is needed', async () => {
    const send = await start('brevo', { BREVO_API_KEY: 'k', BREVO_URL: origin() })
    expect(await send({ ...LEAD, suspect: true })).toMatchObject({ status: 200, text: 'skipped: looks automated' })
    expect(await send({}, { type: 'webhook.test' })).toMatchObject({ status: 200, text: 'the test arrived' })
    expect(await send({ ...LEAD, email: '' })).toMatchObject({ status: 200, text: 'skipped: no email address' })
    // A known visitor, who has signed up to nothing by this.
    for (const type of ['popup.closed', 'cart.abandoned'])
      expect(await send(LEAD, { type, id: type })).toMatchObject({ status: 200, text: 'skipped: no email address' })
    expect(service.deliveries).toEqual([])
  })

  it('check signatures as the kept library makes them', () => {
    const [body, id, now] = ['{"a":1}', 'event-1', new Date()]
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': `${Math.floor(now.getTime() / 1_000)}`,
      'webhook-signature': new Webhook(SECRET).sign(id, now, body),
    }
    expect(isSigned([SECRET], headers, body)).toBe(true)
    expect(isSigned([newSecret()], headers, body)).toBe(false)
  })

  it.each(['', 'whsec_', 'whsec_AAAA', '!'])('take no signature by a key that anybody has: "%s"', (secret) => {
    const [body, id, time] = ['{"a":1}', 'event-1', `${Math.floor(Date.now() / 1_000)}`]
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const forged = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
    const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${forged}` }
    expect(isSigned([SECRET, secret], headers, body)).toBe(false)
  })

  it('say what they need', () => {
    const run = (name = '', env = {}) =>
      spawnSync(process.execPath, [at('examples/receivers/server.js'), ...(name ? [name] : [])], {
        encoding: 'utf8',
        env,
      })
    expect(run()).toMatchObject({
      status: 2,
      stderr: `Which receiver? One of: ${[...RECEIVERS.keys()].join(', ')}\n`,
    })
    expect(run('brevo').stderr).toBe('brevo needs WISP_WEBHOOK_SECRET, BREVO_API_KEY in the environment\n')
    const env = { BREVO_API_KEY: 'k', WISP_WEBHOOK_SECRET: `${SECRET}, whsec_AAAA` }
    expect(run('brevo', env).stderr).toContain('WISP_WEBHOOK_SECRET must be')
  })
})

/** Takes e-mails and keeps them. */
const startSmtpSink = async () => {
  const mails: string[] = []
  const recipients: string[] = []
  const server = createRawServer((socket) => {
    let [text, inMail] = ['', false]
    socket.on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      const [, to] = /^RCPT TO:<(.*?)>/i.exec(line) ?? []
      if (to) recipients.push(to)
      if (/^(EHLO|HELO|MAIL|RCPT|RSET|NOOP)/i.test(line)) say('250 fine')
      else if (/^DATA/i.test(line)) {
        inMail = true
        say('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else say('502 unknown')
    }
    const next = (): boolean => {
      const end = inMail ? '\r\n.\r\n' : '\r\n'
      const place = text.indexOf(end)
      if (place < 0) return false
      const part = text.slice(0, place)
      text = text.slice(place + end.length)
      if (!inMail) hear(part)
      else {
        mails.push(part)
        inMail = false
        say('250 kept')
      }
      return true
    }
    socket.on('data', (chunk) => {
      text += chunk
      while (next());
    })
    say('220 sink')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, mails, recipients, stop: () => new Promise((resolve) => server.close(resolve)) }
}
