/** A WordPress site with contact forms, as their server answers in its three lines. Records what exactly is sent to it. */
import { listen } from './listen'

export const LINES = ['5.1.9', '5.3.2', '5.7.7'] as const
export type Line = (typeof LINES)[number]

/** Names and values in the order in which they came. A file is its name, type and size. */
type Part = [name: string, value: string | { file: string; type: string; size: number }]

interface Received {
  /** `POST /wp-json/…`, with the query. */
  call: string
  /** Without what the browser adds to the type. */
  type: string
  nonce: string | null
  cookie: string | null
  parts: Part[]
}

/** A problem that the server finds in a field. */
interface Wrong {
  message: string
  /** Id of the control. */
  idref?: string
}

/** The answer to one submission. */
interface Case {
  status?: string
  message?: string
  invalid?: Record<string, Wrong>
  /** Rules of the fields, of which 5.7 tells. */
  rules?: Record<string, unknown>[]
  /** More of the reply: `quiz`, `captcha`, `demo_mode`. */
  more?: Record<string, unknown>
  /** Instead of a reply: a whole answer. */
  instead?: { status: number; body: string; type?: string }
  /** The reply waits for `release()`. */
  hangs?: true
}

/** Ids of the forms that there are. */
const FORMS = ['7', '8']
export const FRESH_NONCE = 'a1b2c3d4e5'
const HASH = '5f4dcc3b5aa765d61d8327deb882cf99'

const cors = (request: Request): Record<string, string> => ({
  'access-control-allow-origin': request.headers.get('origin') ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
})

const errorOf = (status: number, code: string, message: string) => ({
  status,
  body: { code, message, data: { status } },
})

const partsOf = async (request: Request): Promise<Part[]> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart|application\/x-www)/.test(type)) return []
  return [...(await request.formData())].map(([name, value]): Part => {
    return [name, typeof value === 'string' ? value : { file: value.name, type: value.type, size: value.size }]
  })
}

const invalidOf = (line: Line, unitTag: string, invalid: Record<string, Wrong>) =>
  Object.entries(invalid).map(([name, { message, idref = null as string | null }]) => {
    const into = `span.wpcf7-form-control-wrap.${name}`
    if (line === '5.1.9') return { into, message, idref }
    const error_id = `${unitTag}-ve-${name}`
    return line === '5.3.2' ? { into, message, idref, error_id } : { field: name, message, idref, error_id }
  })

/** The keys of a reply are in the order in which each line sends them. */
const replyOf = (line: Line, form: string, unitTag: string, { status = 'mail_sent', ...rest }: Case) => {
  const { message = `Answer: ${status}`, invalid = {}, more = {} } = rest
  const fields = invalidOf(line, unitTag, invalid)
  const common = { into: `#${unitTag}`, status, message }
  if (line === '5.1.9') return { ...common, ...(fields.length && { invalidFields: fields }), ...more }
  const hash = { posted_data_hash: status === 'mail_sent' || status === 'mail_failed' ? HASH : '' }
  if (line === '5.3.2') return { ...common, ...hash, ...(fields.length && { invalid_fields: fields }), ...more }
  return { contact_form_id: Number(form), ...common, ...hash, invalid_fields: fields, ...more }
}

interface FormRequest {
  line: Line
  request: Request
  parts: Part[]
  now: Case
}

/** The refusals that the server sends before it looks at the values. */
const refused = ({ line, request, parts }: FormRequest, form: string, call: string) => {
  const nonce = request.headers.get('x-wp-nonce') ?? parts.find(([name]) => name === '_wpnonce')?.[1]
  if (nonce && nonce !== FRESH_NONCE) return errorOf(403, 'rest_cookie_invalid_nonce', 'Cookie check failed')
  const method = call === 'feedback' ? 'POST' : 'GET'
  if (request.method !== method)
    return errorOf(404, 'rest_no_route', 'No route was found matching the URL and request method.')
  if (!FORMS.includes(form)) return errorOf(404, 'wpcf7_not_found', 'The requested contact form was not found.')
  if (call !== 'feedback' || line !== '5.7.7') return
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return errorOf(415, 'wpcf7_unsupported_media_type', 'The request payload format is not supported.')
  if (!parts.some(([name, value]) => name === '_wpcf7_unit_tag' && value))
    return errorOf(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.')
}

const answerOf = (formRequest: FormRequest, form: string, call: string): { status: number; body: unknown } => {
  const refusal = refused(formRequest, form, call)
  if (refusal) return refusal
  if (call === 'feedback/schema')
    return {
      status: 200,
      body: { version: 'Contact Form 7 SWV Schema 2022-10', locale: 'en_US', rules: formRequest.now.rules ?? [] },
    }
  const { quiz, captcha } = formRequest.now.more ?? {}
  const fresh = { ...(quiz !== undefined && { quiz }), ...(captcha !== undefined && { captcha }) }
  if (call === 'refill') return { status: 200, body: Object.keys(fresh).length ? fresh : [] }
  const unitTag = String(formRequest.parts.find(([name]) => name === '_wpcf7_unit_tag')?.[1] ?? '')
  return { status: 200, body: replyOf(formRequest.line, form, unitTag, formRequest.now) }
}

/** Listens on a port of its own. */
export const startContactServer = async () => {
  const received: Received[] = []
  let line: Line = '5.1.9'
  /** The last one stays. */
  let cases: Case[] = [{}]
  const pages = new Map<string, { type: string; body: string }>()
  let release = (): void => {}
  let released = Promise.resolve()
  /** Replies that hang from now on wait for the next release, whichever comes first. */
  const hold = (): void => {
    release()
    released = new Promise((resolve) => {
      release = resolve
    })
  }
  hold()

  const { origin, stop } = await listen(async (request) => {
    const { pathname, search } = new URL(request.url)
    const page = pages.get(pathname)
    if (page) return new Response(page.body, { headers: { 'content-type': page.type } })
    if (request.method === 'OPTIONS') return new Response(null, { headers: cors(request) })
    // Plain permalinks have the route in the query.
    const route = new URLSearchParams(search).get('rest_route') ?? pathname
    const [, form = '', call = ''] = /\/contact-forms\/(\d+)\/(feedback|refill|feedback\/schema)$/.exec(route) ?? []
    if (!call) return new Response('no such page', { status: 404 })
    const parts = await partsOf(request)
    if (call !== 'feedback/schema')
      received.push({
        call: `${request.method} ${pathname}${search}`,
        type: (request.headers.get('content-type') ?? '').replace(/;.*/, ''),
        nonce: request.headers.get('x-wp-nonce'),
        cookie: request.headers.get('cookie'),
        parts,
      })
    const now = (call === 'feedback' && cases.length > 1 ? cases.shift() : cases[0]) as Case
    if (now.hangs) await released
    if (now.instead)
      return new Response(now.instead.body, {
        status: now.instead.status,
        headers: { 'content-type': now.instead.type ?? 'text/html', ...cors(request) },
      })
    const { status, body } = answerOf({ line, request, parts, now }, form, call)
    return Response.json(body, { status, headers: cors(request) })
  })

  return {
    origin,
    /** All requests, oldest first. */
    received,
    /** The values of each submission, oldest first. */
    submissions: () =>
      received.filter(({ call }) => call.startsWith('POST')).map(({ parts }) => Object.fromEntries(parts)),
    /** Pages of the site itself, by path: the visitor's cookies go with what they send. */
    pages,
    /** Forgets what came, and answers like this from now on: one submission after the other, and the last for good. */
    answer(as: Line, ...next: Case[]) {
      line = as
      cases = next.length ? next : [{}]
      received.length = 0
      hold()
    },
    /** Answers those that hang. */
    release: () => release(),
    async stop() {
      release()
      await stop()
    },
  }
}
