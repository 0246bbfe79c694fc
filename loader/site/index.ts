/** The entry of wisp-site.js, which runs the small scripts of a marketing site. It never throws into the page. */
import { guard } from '../../shared/page/platform/dom'
import { hasConsent, hasKeptForms } from '../../shared/page/storage/storage'
import { PIECES } from '../../shared/wire/page/site/pieces'
import { createLoad } from '../load'
import { onceVisited } from '../once-visited'
import { ownTag } from '../own-tag'
import { watchPieces } from './pieces'

/** Set while the script runs on the page, which may hold its tag twice. */
const RUNNING_SYMBOL = Symbol.for('wisp-site')
const flags = window as unknown as Record<symbol, unknown>

guard(() => {
  const { base, server, said } = ownTag('wisp-site')
  if (flags[RUNNING_SYMBOL]) return
  flags[RUNNING_SYMBOL] = true
  // The tag is asked each time: a consent banner may change its attribute.
  const consented = (): boolean => (said('consent') ?? 'none') === 'none' || hasConsent()
  onceVisited(() => {
    // If an earlier page could not deliver its forms, the whole page counts as a piece, which sends them.
    if (hasKeptForms()) PIECES.push(['outbox', 'html'])
    watchPieces({ server, load: createLoad(base), consented })
  })
})
