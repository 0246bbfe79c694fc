/** Usercentrics, with its API of version 3 (`__ucCmp`) or 2 (`UC_UI`): https://usercentrics.com/docs/web/features/api/. */
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { variable } from '../../../shared/page/consent/found'
import { all, on } from '../../../shared/page/platform/dom'
import { list, object } from '../../../shared/values/names'

interface Service {
  names: unknown[]
  isGiven: boolean
  /** The visitor has chosen, and not the platform before them. */
  isChosen: boolean
}

const EVENTS = ['UC_UI_INITIALIZED', 'UC_UI_CMP_EVENT', 'UC_CONSENT']

/** Types of the second event, which also tells of a banner that is shown and of links that are followed. */
const CHOICES = /^(ACCEPT_ALL|DENY_ALL|SAVE)$/

const serviceOf = (id: unknown, service: unknown): Service => {
  const { category, categorySlug, consent, name } = object(service)
  const { given, history, status, type = object(list(history).at(-1)).type } = object(consent)
  return {
    names: [id, name, category, categorySlug],
    isGiven: given === true || status === true,
    isChosen: /^explicit$/i.test(`${type}`),
  }
}

/** By version 3, which answers later. */
const servicesOfVersion3 = async (): Promise<Service[]> => {
  const api = variable('__ucCmp') as { getConsentDetails(): Promise<unknown> }
  const services = object(object(await api.getConsentDetails()).services)
  return Object.entries(services).map(([id, service]) => serviceOf(id, service))
}

/** By version 2, which must not be asked before it says that it is ready. */
const servicesOfVersion2 = async (): Promise<Service[] | undefined> => {
  const api = variable('UC_UI') as { isInitialized(): unknown; getServicesBaseInfo(): unknown }
  if (!api.isInitialized()) return
  return list(api.getServicesBaseInfo()).map((service) => serviceOf(object(service).id, service))
}

const createFollower = (): Follower => {
  let services: Service[] | undefined
  let turns = 0
  let isChoice = false
  const askedFor = (names: readonly string[]): Service[] =>
    (services ?? []).filter((service) => !names.length || names.some((name) => service.names.includes(name)))
  return {
    follow(changed) {
      const ask = async (): Promise<void> => {
        const turn = ++turns
        const answer = await (variable('__ucCmp') ? servicesOfVersion3() : servicesOfVersion2()).catch(() => [])
        // Only the last word counts, however long the one before took.
        if (turn !== turns) return
        services = answer
        changed(isChoice)
        isChoice = false
      }
      ask()
      return all(
        EVENTS.map((name) =>
          on<CustomEvent>(window, name, ({ detail }) => {
            isChoice ||= CHOICES.test(`${object(detail).type}`)
            ask()
          }),
        ),
      )
    },
    isRefused: (names) => askedFor(names).some(({ isChosen, isGiven }) => isChosen && !isGiven),
    isGiven(names) {
      if (!services) return
      const isAllowed = (chosen: Service[]): boolean => chosen.length > 0 && chosen.every(({ isGiven }) => isGiven)
      return names.length ? names.every((name) => isAllowed(askedFor([name]))) : isAllowed(services)
    },
  }
}

export const run = bridge('usercentrics', createFollower)
