import * as v from 'valibot'
import { own } from '../../shared/values/own'
import { check } from '../http/body'
import type { DeskRoute } from '../http/route'
import { param } from '../http/route'
import { dateOf, dayOf, today } from '../lib/days'
import { invalid } from '../lib/invalid'
import type { Figures } from '../results/figures'
import { VOTERS, type voteCounts } from '../results/vote-counts'
import { labelsFor, labelsOfFields } from '../template/field-labels'
import type { FiguresAnswer } from './answers'
import type { Popups } from './queries'
import { storedPopup } from './stored-popup'

interface Services {
  store: {
    figures: Pick<Figures, 'days'>
    voteCounts: Pick<ReturnType<typeof voteCounts>, 'ofPopup'>
    popups: Pick<Popups, 'findEver' | 'record'>
  }
}

/** Days by default, and at most. */
const DEFAULT_DAYS = 30
const MAX_DAYS = 400

const Day = v.pipe(
  v.string(),
  v.isoDate('must be a date such as 2026-11-22'),
  v.transform((date) => dayOf(Date.parse(date))),
)
const Query = v.object({ from: v.exactOptional(Day), to: v.exactOptional(Day) })

/** Votes go by the names of fields, which are not always their keys in a lead. */
const labelsOf = async (id: string, names: string[], { store }: Services): Promise<Record<string, string>> => {
  const fields = (await store.popups.record(id))?.fields ?? []
  return labelsFor(names, labelsOfFields(fields.map(({ name, label }) => ({ key: name, ...(label && { label }) }))))
}

const pollsOf = async (id: string, services: Services): Promise<Pick<FiguresAnswer, 'polls'>> => {
  const counts = await services.store.voteCounts.ofPopup(id)
  if (!counts.size) return {}
  const labels = await labelsOf(id, [...counts.keys()], services)
  const polls = [...counts].map(([field, { voters, votes }]) => {
    const label = own(labels, field)
    const answers = [...votes]
      .filter(([answer]) => answer !== VOTERS)
      .sort(([, one], [, other]) => other - one)
      .map(([answer, votes]) => ({ answer, votes }))
    return { field, ...(label !== undefined && { label }), voters, answers }
  })
  return { polls }
}

/** Figures of a popup, by day, kind of page, device and country. */
export const deskFigures: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/popups/:id/figures',
  desk: true,
  async handle(c, services) {
    const { to = today(), from = to - DEFAULT_DAYS + 1 } = check(Query, c.req.query())
    if (from > to) throw invalid('from must not be after to', { path: ['from'] })
    if (to - from >= MAX_DAYS) throw invalid(`from must be at most ${MAX_DAYS} days before to`, { path: ['from'] })
    const { id, siteKey } = await storedPopup(param(c, 'id'), services)
    const days = await services.store.figures.days(siteKey, id, from, to)
    return c.json<FiguresAnswer>({
      days: days.map(({ day, nameless_views, nameless_closes, ...counts }) => ({
        date: dateOf(day),
        ...counts,
        namelessViews: nameless_views,
        namelessCloses: nameless_closes,
      })),
      ...(await pollsOf(id, services)),
    })
  },
}
