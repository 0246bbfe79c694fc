/** Shows a popup as the loader would, from an answer as a server would send it. Requests are only logged. */

import { createLifecycle } from '../loader/lifecycle'
import type { Campaign } from '../shared/page/model/campaign'
import type { DisplayQueueChunk } from '../shared/page/model/display-queue'
import type { PopupState } from '../shared/page/model/lifecycle'
import type { Popups, RunChunk } from '../shared/page/model/popups'
import { all, on, type Stop } from '../shared/page/platform/dom'
import { decodeDisplay } from '../shared/wire/page/display-answer'
import { encodePopup } from '../shared/wire/server/popup'
import { load } from './chunks'
import { ownPartsOf, stepsOf } from './own-parts'
import { type Log, pageOf } from './page'
import { prizeLabel } from './prizes'
import { htmlOf, type Sample } from './samples'
import { ID, type Setting } from './setting'
import { sampleCart } from './store'

/** Marks the button that leads to a step of a form. */
const BEGIN = 'playground-begin'

const stepButton = (step: string): string =>
  `<section data-wisp-screen="welcome"><button id="${BEGIN}" data-wisp-action="next" data-wisp-to="${step}"></button></section>`

/**
 * Makes the popup start with another screen, by swapping the screens' marks in the template. A step of a form is gone to from a screen
 * before it, as the form has its steps in order.
 */
const beginAt = (screen: string, html: string): string => {
  if (!screen) return html
  if (stepsOf(html).includes(screen)) return stepButton(screen) + html
  return html.replace(
    /(data-wisp-screen=")(\w+)/g,
    (_, mark, name) => mark + (name === screen ? 'welcome' : `not-${name}`),
  )
}

const goToStep = (): void =>
  document.querySelector('wisp-popup')?.shadowRoot?.querySelector<HTMLElement>(`#${BEGIN}`)?.click()

/** Prizes with their chances, because there is no server to draw. */
const slicesOf = (prizes: Sample['prizes'], language: Setting['language']) =>
  prizes.map(({ id, label, code, chances, winner = true }) => ({
    prize_id: id,
    label: prizeLabel(label, language),
    code,
    chances,
    is_winner: winner,
  }))

const campaignOf = ({ sample, type, language, design, screen, triggers, ...content }: Setting): Campaign => {
  const { format, name, size, target, prizes } = sample
  const wire = encodePopup({
    id: ID,
    type,
    format,
    name,
    target,
    language,
    design,
    onClickOnly: true,
    triggers,
    frequency: { rule: 'always', count: 0 },
    stopWhenConverted: false,
    parts: [],
    accountId: '',
    viewerId: 'playground',
    templateUrl: '',
    // The sample's size does not fit another type.
    size: type === sample.type ? size : { width: 0, height: 0 },
  })
  const html = beginAt(screen, htmlOf(sample, language, content))
  const [campaign] = decodeDisplay({
    poptins: [{ ...wire, poptin: html, prizes: slicesOf(prizes, language) }],
  }).campaigns
  const decoded = campaign as Campaign
  return { ...decoded, parts: [...decoded.parts, ...ownPartsOf(html)] }
}

/** Events that a page can listen to (docs/page.md). */
const MOMENTS = ['before-show', 'show', 'close', 'submit', 'prize', 'coupon-copy', 'error']

const hear = (log: Log): Stop =>
  all(MOMENTS.map((moment) => on<CustomEvent>(window, `wisp:${moment}`, ({ detail }) => log(moment, detail))))

/** The cart that a site's own shop reports. Without a cart, a popup with a threshold does not show. */
const tellCart = (setting: Setting): Stop =>
  on(window, 'wisp:cart-wanted', () => dispatchEvent(new CustomEvent('wisp:cart', { detail: sampleCart(setting) })))

/** Resolves when the popup or its teaser is visible. */
export const show = async (setting: Setting, log: Log): Promise<Stop> => {
  const page = pageOf(setting, log)
  const campaign = campaignOf(setting)
  const lifecycle = createLifecycle()
  const [state] = lifecycle.add([campaign]) as [PopupState]
  const { createDisplayQueue } = await load<DisplayQueueChunk>('ui')
  const type = await load(campaign.type)
  const legacy = await load('legacy-server')
  const prepare = async () => ({
    html: campaign.html,
    parts: { [campaign.type]: type, 'legacy-server': legacy },
  })
  const open = async (): Promise<void> => {
    const showEvent = new Promise((resolve) => on(window, 'wisp:show', resolve, { once: true }))
    lifecycle.fire(state, 'playground', 'api', prepare)
    await showEvent
    goToStep()
  }
  const stopQueue = createDisplayQueue({ page, lifecycle, allowed: () => true, open: (id) => log('open', id) })
  const stops = [hear(log), tellCart(setting), () => lifecycle.leave(state), stopQueue]
  const { teaser } = setting.design
  if (teaser) {
    const { run } = await load<RunChunk>('teaser')
    const { signal } = page.signals
    const popups: Popups = {
      answer: signal(undefined),
      popups: lifecycle.popups,
      ruleset: signal({ rules: {}, triggers: {} }),
      add() {},
      close() {},
      warm() {},
      ready: Promise.resolve(),
      async open() {
        await open()
        return true
      },
    }
    stops.push(run(page, popups))
  }
  if (!teaser || teaser.mode === 'after') await open()
  return all(stops)
}
