import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../../../server/events/body'

const time = Date.UTC(2026, 0, 2)
const lead = (fields: Record<string, string>, more: object = {}) =>
  bodyOf({ type: 'lead.created', at: time, data: { id: 'one', email: 'ann@example.com', fields, ...more } })

const products = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}${'1'.repeat(190)}`,
    name,
    category: name,
    url: `https://shop.example/${'a'.repeat(300)}`,
  }))
const cart = (count: number, name: string) => {
  const lead = { email: 'ann@example.com', fields: { name } }
  return bodyOf({ type: 'cart.abandoned', at: time, data: { id: 'one', ...lead, products: products(count, name) } })
}

describe('the body of an event', () => {
  it.each([
    ['short names', 'Mug'],
    ['Latin names', 'm'.repeat(500)],
    ['Hebrew names', '\u05d0'.repeat(500)],
    ['Chinese names', '\u676f'.repeat(500)],
    ['names of signs that JSON spells out', '"'.repeat(500)],
  ])('is below 20 kB with a long cart of %s, and counts what found no room', (_, name) => {
    const body = cart(50, name)
    expect(Buffer.byteLength(body)).toBeLessThan(20_000)
    const { data } = JSON.parse(body)
    expect(data.products.length + (data.leftOut ?? 0)).toBe(50)
    expect(data.products.length).toBeGreaterThan(9)
    expect(data.email).toBe('ann@example.com')
  })

  it('counts fields whose names are alike when they are cut', () => {
    const names = Array.from({ length: 100 }, (_, index) => `${'How do you like it? '.repeat(15)}${index}`)
    const { data } = JSON.parse(lead(Object.fromEntries(names.map((name) => [name, 'x'.repeat(300)]))))
    expect(Object.keys(data.fields).length + data.leftOut).toBe(100)
  })

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
    const leftOutCount = Object.keys(fields).length - Object.keys(data.fields).length
    expect(data.leftOut ?? 0).toBe(leftOutCount)
    expect(data.email).toBe('ann@example.com')
  })
})
