import { toCsv } from '../csv'
import type { Route } from '../route'
import { searchIn } from './desk-leads'

export const deskCsv: Route = {
  method: 'GET',
  path: '/desk/api/leads.csv',
  desk: true,
  async handle(c, { store }) {
    return c.body(toCsv(await store.desk.leads({ search: searchIn(c) })), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    })
  },
}
