import { expect, it } from 'vitest'
import { REPORTS } from '../../../bench/server/calls'

it('the calls of the bench to a server are made without a browser, each with ids of its own', () => {
  const viewerOf = (popup: string) => `${popup} signed`
  for (const [name, caller] of Object.entries(REPORTS)) {
    const [first, second] = [caller(1, viewerOf), caller(1, viewerOf)]
    expect(first.path).toContain(`/api/display/${name}/bench00000001`)
    expect(first.body).toContain('bench00000001')
    expect(first.body).not.toBe(second.body)
  }
})
