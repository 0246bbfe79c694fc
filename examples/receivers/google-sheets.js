/** Adds a row to a Google sheet that is shared with a service account. */
import { createSign } from 'node:crypto'
import { call } from './call.js'
import { valueAt } from './fields.js'

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets'
/** Seconds for which a token is asked for, and before the end of which another one is. */
const TOKEN_LIFETIME_SECONDS = 3_600
const RENEWAL_SECONDS = 60

/** @param {object} value */
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** @param {Record<string, string | undefined>} env @param {string} url @param {number} now seconds */
const assertionOf = (env, url, now) => {
  const claims = { iss: env.GOOGLE_CLIENT_EMAIL, scope: SCOPE, aud: url, iat: now, exp: now + TOKEN_LIFETIME_SECONDS }
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`
  // Variables of the environment often have no line breaks.
  const key = (env.GOOGLE_PRIVATE_KEY ?? '').replaceAll('\\n', '\n')
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

/** @type {Map<string, { token: string, until: number }>} by account */
const tokens = new Map()

/** @param {Record<string, string | undefined>} env */
const tokenOf = async (env) => {
  const now = Math.floor(Date.now() / 1_000)
  const account = env.GOOGLE_CLIENT_EMAIL ?? ''
  const cachedToken = tokens.get(account)
  if (cachedToken && cachedToken.until > now) return cachedToken.token
  const url = env.GOOGLE_TOKEN_URL ?? 'https://oauth2.googleapis.com/token'
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertionOf(env, url, now),
  })
  const { text } = await call(url, { type: 'application/x-www-form-urlencoded', body: `${body}` })
  const { access_token: token, expires_in: life = TOKEN_LIFETIME_SECONDS } = JSON.parse(text)
  tokens.set(account, { token, until: now + life - RENEWAL_SECONDS })
  return token
}

/** @type {import('./receiver.js').Receiver} */
export const googleSheets = {
  needs: ['GOOGLE_CLIENT_EMAIL', 'GOOGLE_PRIVATE_KEY', 'GOOGLE_SHEET_ID'],
  async receive(event, { env, mapping }) {
    const root = env.GOOGLE_SHEETS_URL ?? 'https://sheets.googleapis.com'
    const range = encodeURIComponent(env.GOOGLE_SHEET_RANGE ?? 'Sheet1!A1')
    const sheet = encodeURIComponent(env.GOOGLE_SHEET_ID ?? '')
    // RAW: what a visitor has typed is a text, and never a formula.
    const query = 'valueInputOption=RAW&insertDataOption=INSERT_ROWS'
    await call(`${root}/v4/spreadsheets/${sheet}/values/${range}:append?${query}`, {
      headers: { authorization: `Bearer ${await tokenOf(env)}` },
      // The columns are in the order of the mapping; one without a value stays empty.
      body: { majorDimension: 'ROWS', values: [Object.values(mapping).map((path) => valueAt(event, path))] },
    })
    return 'row added'
  },
}
