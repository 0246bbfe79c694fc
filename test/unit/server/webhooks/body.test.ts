import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../../../server/webhooks/body'

const at = Date.UTC(2026, 0, 2)
const lead = (fields: Record<string, string>, more: object = {}) =>
  bodyOf({ type: 'lead.created', at, data: { id: 'one', email: 'ann@example.com', fields, ...more } })

describe('the body of an event', () => {
  it('has its type, its time and what is told', () => {
    expect(JSON.parse(lead({ name: 'Ann' }))).toEqual({
      type: 'lead.created',
      timestamp: '2026-01-02T00:00:00.000Z',
      data: { id: 'one', email: 'ann@example.com', fields: { name: 'Ann' } },
    })
  })

  it('cuts what is long, says so, and leaves the rest alone', () => {
    const { data } = JSON.parse(lead({ name: 'Ann', message: 'x'.repeat(60_000) }))
    expect(data.cut).toEqual(['fields.message'])
    expect(data.fields).toEqual({ name: 'Ann', message: 'x'.repeat(4_000) })
  })

  it.each([
    ['one long text', { message: '\u{1F600}'.repeat(30_000) }],
    ['many short ones', Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 'yes']))],
    ['many long ones', Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, 'é'.repeat(200)]))],
    ['long names', Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${index}${'n'.repeat(600)}`, '"']))],
  ])('is below 20 kB with %s, and never cuts a character in half', (_, fields) => {
    const body = lead(fields, {
      url: `https://shop.example/${'a'.repeat(9_000)}`,
      problems: { name: 'x'.repeat(9_000) },
    })
    expect(Buffer.byteLength(body)).toBeLessThan(20_000)
    expect(body).not.toMatch(/\p{Surrogate}/u)
    const { data } = JSON.parse(body)
    const left = Object.keys(fields).length - Object.keys(data.fields).length
    expect(data.leftOut ?? 0).toBe(left)
    expect(data.email).toBe('ann@example.com')
  })
})
