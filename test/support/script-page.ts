/** Runs `/s/SITE_KEY.js` as a page would, with a loader that does no more than ask: what it is handed of the answer inside. */
import { webcrypto } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'

/** The places in the built loader where the server writes into it. */
export const ASKING_LOADER = `//# allFunctionsCalledOnLoad
(()=>{const at="wisp:address";const t=A(document,"currentScript"),r=t?.dataset.site&&t.src,s=r||at;const ask=async e=>{const a=e.site?await call(e,"?drawn"):{};return a};tell({tag:t,address:s,ask})})();
`

interface PageOptions {
  host?: string
  languages?: string[]
  store?: string
  mobile?: boolean
  preview?: string
  /** The host that the page's tag says. */
  server?: string
  site?: string
  /** The name of the browser. */
  agent?: string
  /** A program drives the browser. */
  driven?: boolean
  /** How wrong the clock of the page is, in milliseconds. */
  ahead?: number
  /** The browser asks for privacy. */
  privacyControl?: boolean | undefined
  /** Whether anything may be stored. */
  allowed?: boolean
  clientId?: () => string
}

interface Handover {
  tag: { src: string; dataset: Record<string, string> } | null
  address: string
  ask(page: object): Promise<{ status: number; text: string } | 'called'>
}

/** Resolves with the answer that the loader is handed, or with why it has to call the server. */
export const answerIn = async (script: string, site: string, server: string, options: PageOptions = {}) => {
  const { host = 'shop.example', languages = ['en-GB'], store = '', mobile = false, preview = '', ahead = 0 } = options
  const { allowed = true, clientId = () => '', privacyControl } = options
  let handover: Handover | undefined
  class PageDate extends Date {
    static override now = (): number => Date.now() + ahead
  }
  const globals: Record<string, unknown> = {
    document: Object.create({ currentScript: null, scripts: [] }),
    location: { hostname: host, search: '' },
    navigator: {
      languages,
      userAgent: options.agent ?? '',
      webdriver: options.driven ?? false,
      ...(privacyControl && { globalPrivacyControl: true }),
    },
    performance,
    crypto: webcrypto,
    Date: PageDate,
    A: (document: Record<string, unknown>, name: string) => document[name],
    call: () => 'called',
    tell: (value: Handover) => {
      handover = value
    },
  }
  globals.window = globals
  globals.top = globals
  runInContext(script, createContext(globals))
  const page = {
    site: options.site ?? site,
    host: options.server ?? server,
    preview,
    store,
    visitor: { mobile, clientId },
    storage: { allowed: () => allowed },
    askedBecause: undefined as string | undefined,
  }
  const answer = await handover?.ask(page)
  if (!answer || answer === 'called') return { reason: page.askedBecause ?? 'as ever' }
  return { answer: JSON.parse(answer.text), address: handover?.address }
}
