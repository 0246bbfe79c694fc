/**
 * The code around the loader in `/s/SITE_KEY.js`: it hands the loader the site's answer, which came with the script,
 * where the loader would ask the server, and the settings of the tag, so that no chunk has to read it. It is sent as
 * its own text, so it uses nothing from outside but its parameters.
 */
import type { AskedBecause } from '../../../shared/model/asked-because'
import type { isTestHost as IsTestHost } from '../../../shared/model/test-hosts'
import type { Settings } from '../../../shared/page/model/page'
import type { chosen as Chosen, fitsLanguage as FitsLanguage } from '../../../shared/targeting/choice'
import type { isMachineName as IsMachineName } from '../../../shared/targeting/machine-name'
import type { AnswerInside, Copy } from '../../../shared/wire/answer-inside'

/** The part of a script element that the loader reads. */
interface Tag {
  src: string
  nonce: string
  dataset: Record<string, string>
}

/** The part of the loader's page that is needed here. */
interface AskingPage extends Pick<Settings, 'site' | 'host' | 'preview' | 'store'> {
  visitor: { mobile: boolean; clientId(): string }
  storage: { allowed(): boolean }
  askedBecause?: AskedBecause | undefined
}

interface LoaderInputs {
  /** Absent where a chunk has to find out what the tag said. */
  tag?: Tag | undefined
  /** The answer of a display call; undefined where the page has to ask. */
  ask(page: AskingPage): { status: number; text: string } | undefined
}

interface Tools {
  chosen: typeof Chosen
  fitsLanguage: typeof FitsLanguage
  isMachineName: typeof IsMachineName
  isTestHost: typeof IsTestHost
}

/** Undefined where the tag may not say all: settings of the page, another tag of ours, a frame, or a file that is not ours. */
const tagOf = ({ key, base, consent }: AnswerInside): Tag | undefined => {
  const read = <K extends 'currentScript' | 'scripts'>(name: K): Document[K] =>
    Reflect.get(Reflect.getPrototypeOf(document) as Document, name, document)
  const current = read('currentScript') as HTMLScriptElement | null
  if (top !== window || Object.hasOwn(window, 'wispSettings')) return
  if (!current || !RegExp(`/s/${key}\\.js([?#]|$)`).test(current.src)) return
  for (const script of read('scripts'))
    if (
      script !== current &&
      /\/wisp(-page|-site)?\.js|\/s\/[\w-]+\.js/.test((script.cloneNode() as Element).outerHTML)
    )
      return
  const attributes: [string, string][] = []
  for (const { name, value } of current.attributes)
    attributes[attributes.length] = [
      name
        .toLowerCase()
        .replace(/^data-?/, '')
        .replaceAll('-', ''),
      value,
    ]
  const dataset: Tag['dataset'] = { ...(consent && { consent }), ...Object.fromEntries(attributes), wisp: key }
  if (dataset.site && dataset.site !== key) return
  return { src: `${base}/wisp.js`, nonce: current.nonce, dataset: { ...dataset, nonce: current.nonce, site: key } }
}

/** On hosts that are kept for tests, programs are tests. */
const mayBeProgram = ({ isTestHost }: Tools): boolean => !isTestHost(location.hostname)

const MINUTE_MS = 60_000

/** Finds out whether a page has to ask, and why. */
const createReason = ({ asks, span }: AnswerInside, { made }: Copy, tools: Tools) => {
  let began: number | undefined
  return (): AskedBecause | undefined => {
    began ??= performance.now()
    const age = Date.now() - made
    if (asks) return asks
    // The server counts neither an owner nor what names itself as a program, so it has to know of them.
    if (/[?&]wisp-owner=/.test(location.search)) return 'visitor'
    if (mayBeProgram(tools) && tools.isMachineName(`${navigator.userAgent}`)) return 'visitor'
    if (!(age > -span && age < span + 2 * MINUTE_MS)) return 'old'
    return performance.now() - began > MINUTE_MS ? 'again' : undefined
  }
}

const isOurs = ({ hosts }: AnswerInside, host: string): boolean => {
  const bare = (name: string): string => name.replace(/^www\./, '')
  if (!hosts.length) return true
  for (const each of hosts)
    if (each.startsWith('*.') ? host.endsWith(each.slice(1)) : bare(host) === bare(each)) return true
  return false
}

/** The first that the visitor wants. Asked only where a popup is for some languages: the first call takes its time. */
const language = (): string => {
  const [first = ''] = Intl.getCanonicalLocales(navigator.languages?.[0] ?? navigator.language ?? [])
  return first
}

const chosenPopups = ({ languages, ofPrograms, popups }: AnswerInside, tools: Tools): string => {
  let text = ''
  // Only the page can tell that a program drives a browser which does not say so by its name.
  const places = navigator.webdriver && mayBeProgram(tools) ? ofPrograms : undefined
  for (let place = 0; place < popups.length; place++) {
    const choice = languages[place]
    if (places?.includes(place) === false) continue
    if (!choice || tools.chosen(choice, (each) => tools.fitsLanguage(language(), each)))
      text += `${text && ','}${popups[place]}`
  }
  return text
}

const textFor = (
  { storage, store, visitor }: AskingPage,
  inside: AnswerInside,
  { country, made }: Copy,
  tools: Tools,
): string => {
  const { list, run, stores, rest, elsewhere, signature } = inside
  // Where the browser asks for privacy, this empties the visitor's id of before, as the call of a page does that has to ask.
  try {
    if (navigator.globalPrivacyControl && storage.allowed()) visitor.clientId()
  } catch {
    // Another script has put a getter there that throws.
  }
  if (!isOurs(inside, location.hostname.replace(/\.$/, ''))) return elsewhere
  let viewer = Date.now().toString(36).padStart(8, '0').slice(-8)
  for (const number of crypto.getRandomValues(new Uint8Array(8))) viewer += (number % 36).toString(36)
  const chunkNames = run[(visitor.mobile ? 1 : 0) + (stores.includes(store) ? 2 : 0)] ?? '[]'
  const chunks = storage.allowed() ? chunkNames : `["count"${chunkNames === '[]' ? '' : ','}${chunkNames.slice(1)}`
  const place = country ? `"country_code":"${country}",` : ''
  return `{"${list}":[${chosenPopups(inside, tools)}],"run":${chunks},${place}"made":${made},"viewer_id":"${viewer}${signature}",${rest}}`
}

export const answerInside = (inside: AnswerInside, tools: Tools, copy: Copy): LoaderInputs => {
  const reasonToAsk = createReason(inside, copy, tools)
  const ask: LoaderInputs['ask'] = (page) => {
    try {
      if (page.site !== inside.key || page.preview || page.host !== inside.base || !location.hostname) return
      page.askedBecause = reasonToAsk()
      return page.askedBecause ? undefined : { status: 200, text: textFor(page, inside, copy, tools) }
    } catch {
      return
    }
  }
  try {
    return { tag: tagOf(inside), ask }
  } catch {
    return { ask }
  }
}
