/** Browser, system and kind of device, by the User-Agent and by the client hints that the browser sends. */
import Bowser from 'bowser'
import type { ServerFacts } from '../../shared/targeting/table'
import type { Browser, System } from '../../shared/targeting/visit-targeting'
import { remembered } from '../lib/text-memo'

interface Agent {
  browser: Browser
  system: System
  device: ReturnType<ServerFacts['device']>
}

/** Reads a request's header. */
type Header = (name: string) => string | undefined

const BROWSERS = new Map<string, Browser>([
  ['Chrome', 'chrome'],
  ['Google Chrome', 'chrome'],
  ['Microsoft Edge', 'edge'],
  ['Firefox', 'firefox'],
  ['Opera', 'opera'],
  ['Safari', 'safari'],
  ['Samsung Internet', 'samsung'],
  ['Samsung Internet for Android', 'samsung'],
])
const SYSTEMS = new Map<string, System>([
  ['Android', 'android'],
  ['Chrome OS', 'chromeos'],
  ['iOS', 'ios'],
  ['Linux', 'linux'],
  ['macOS', 'macos'],
  ['Windows', 'windows'],
])

/** The browser that we know in a list like `"Chromium";v="120", "Google Chrome";v="120"`. */
const brandIn = (list = ''): Browser | undefined => {
  const names = [...list.slice(0, 500).matchAll(/"([^"]*)";\s*v=/g)].map(([, name = '']) => BROWSERS.get(name))
  return names.find((name) => name !== undefined)
}

/** The address bar of a phone says so; a tablet that does not is one that says Android or iPad, but not Mobile. */
const deviceIn = (header: Header, type?: string): Agent['device'] => {
  if (/"Tablet"/.test(header('sec-ch-ua-form-factors') ?? '')) return 'tablet'
  if (header('sec-ch-ua-mobile') === '?1' || type === 'mobile') return 'phone'
  return type === 'tablet' ? 'tablet' : 'desktop'
}

/** Longer headers are cut: expressions run over them. */
const MAX_HEADER_LENGTH = 500

const read = (header: Header): Agent => {
  const agent = (header('user-agent') ?? '').slice(0, MAX_HEADER_LENGTH)
  // The parser throws where there is no text at all.
  const { browser, os, platform } = Bowser.parse(agent || '-')
  const hinted = SYSTEMS.get((header('sec-ch-ua-platform') ?? '').replaceAll('"', ''))
  return {
    browser: brandIn(header('sec-ch-ua')) ?? BROWSERS.get(browser.name ?? '') ?? 'other',
    system: hinted ?? SYSTEMS.get(os.name ?? '') ?? 'other',
    device: deviceIn(header, platform.type),
  }
}

const HEADERS = ['user-agent', 'sec-ch-ua', 'sec-ch-ua-platform', 'sec-ch-ua-mobile', 'sec-ch-ua-form-factors']

/** Reading one takes longer than all the rest of an answer, and visitors share few of them. No header has a line break. */
const agentIn = remembered(
  (headers) => {
    const values = headers.split('\n')
    return read((name) => values[HEADERS.indexOf(name)])
  },
  (MAX_HEADER_LENGTH + 1) * HEADERS.length,
)

export const agentOf = (header: Header): Agent =>
  agentIn(HEADERS.map((name) => (header(name) ?? '').slice(0, MAX_HEADER_LENGTH)).join('\n'))
