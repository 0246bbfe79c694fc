/**
 * IAB Global Privacy Platform 1.1: https://github.com/InteractiveAdvertisingBureau/Global-Privacy-Platform. Platforms speak it
 * for the USA and Canada, and most of them TCF for Europe beside it: where a page has both, both are heard.
 */
import { type Call, callsTo, GPP_LOCATOR, windowWith } from '../../../shared/page/consent/around'
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { isFound, variable } from '../../../shared/page/consent/found'
import { createTcfFollower, isTcfThere, type TcfFollower } from '../../../shared/page/consent/tcf'
import { untilFound } from '../../../shared/page/consent/until-found'
import { after, all, guard, type Stop } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'
import { answerOfSections, type SectionsAnswer } from './sections'

const VERSION = '1.1'
/**
 * Milliseconds. Where TCF says that its law does not apply, GPP has this long to say which law does; after that, its silence
 * counts as a yes.
 */
const STUB_PATIENCE_MS = 5_000

/** The platform of a page in a frame may be in a window around it. */
const apiAround = (): ReturnType<typeof callsTo> | undefined => {
  const platform = isFound('gpp') ? undefined : windowWith(GPP_LOCATOR)
  return platform && callsTo(platform, '__gpp', VERSION)
}

type Api = (command: string, callback: Parameters<Call>[1], parameter?: unknown, version?: string) => void

/** Listens to the platform. @param tell called with what it says of itself whenever that holds, with true after a choice */
const listen = (tell: (ping: Record<string, unknown>, isChoice: boolean) => void): Stop => {
  const around = apiAround()
  const call: Call = (command, callback, parameter) =>
    around
      ? around.call(command, callback, parameter)
      : (variable('__gpp') as Api)(command, callback, parameter, VERSION)
  let listenerId: unknown
  let stopped = false
  let isReady = false
  /** The visitor has seen the banner, or a section has changed, since the platform was ready last. */
  let isChanging = false
  const remove = (): void => guard(() => call('removeEventListener', () => {}, listenerId))
  const hear = (event: Record<string, unknown>): void => {
    const ping = object(event.pingData)
    listenerId = event.listenerId ?? listenerId
    if (stopped) {
      remove()
      return
    }
    const isVisible = ping.cmpDisplayStatus === 'visible'
    isChanging ||= isVisible || (isReady && event.eventName === 'sectionChange')
    // While it changes its sections, what they say does not hold yet.
    if (ping.signalStatus !== 'ready' || ping.cmpStatus === 'error') return
    isReady = true
    const isChoice = isChanging && !isVisible
    if (isChoice) isChanging = false
    tell(ping, isChoice)
  }
  call('addEventListener', (event, success) => {
    if (success !== false) guard(() => hear(object(event)))
  })
  return () => {
    stopped = true
    if (listenerId !== undefined) remove()
    around?.stop()
  }
}

const createFollower = (): Follower => {
  let ping: Record<string, unknown> | undefined
  let tcf: TcfFollower | undefined
  let isPatient = true
  const bySections = (names: readonly string[]): SectionsAnswer | undefined =>
    ping && answerOfSections(ping, names, tcf !== undefined)
  const byTcf = (names: readonly string[]): boolean | undefined =>
    tcf?.isGiven(names.filter((name) => /^\d/.test(name)))
  const followTcf = (changed: (isChoice?: boolean) => void): Stop => {
    let stop: Stop = () => {}
    const stopLooking = untilFound(() => {
      if (!isTcfThere()) return false
      tcf = createTcfFollower()
      stop = guard(() => tcf?.follow(changed, [])) ?? stop
      return true
    })
    return () => all([stopLooking, stop])()
  }
  return {
    follow: (changed) =>
      all([
        // TCF first: where its law applies, a yes of GPP must not count before TCF was heard.
        followTcf(changed),
        listen((latest, isChoice) => {
          ping = latest
          changed(isChoice)
        }),
        after(STUB_PATIENCE_MS, () => {
          isPatient = false
          changed()
        }),
      ]),
    isGiven(names) {
      const [sections, purposes] = [bySections(names), byTcf(names)]
      if (purposes === false || sections === 'no' || sections === 'unset') return false
      const isExempt = !tcf || tcf.isExempt()
      if (sections === 'yes' || (purposes && !isExempt)) return true
      if (!isExempt) return
      return sections === 'none' || (tcf && !isPatient) || undefined
    },
    isRefused: (names) => bySections(names) === 'no' || (byTcf(names) === false && tcf?.isRefused(names) === true),
  }
}

export const run = bridge('gpp', createFollower, () => isFound('gpp') || windowWith(GPP_LOCATOR) !== undefined)
