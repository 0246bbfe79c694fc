import * as v from 'valibot'
import { check } from '../body'
import { toCsv } from '../csv'
import type { Route } from '../route'
import { Search } from './desk-leads'

export const deskCsv: Route = {
  method: 'GET',
  path: '/desk/api/leads.csv',
  desk: true,
  async handle(c, { store }) {
    const { search } = check(v.object({ search: Search }), c.req.query())
    return c.body(toCsv(await store.desk.leads({ search })), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    })
  },
}
