import { describe, expect, it } from 'vitest'
import { Invalid } from '../../../../server/lib/invalid'
import { readConfig } from '../../../../server/process/config'
import { countrySource } from '../../../../server/process/extras'

const sourceOf = (env: Record<string, string>) => countrySource(readConfig(env), () => {})

describe('the settings of countries', () => {
  it('are none at first', () => {
    expect(sourceOf({})).toEqual({ header: '', file: undefined })
  })

  it('take a header from a trusted proxy only', () => {
    expect(sourceOf({ WISP_COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' }).header).toBe('CF-IPCountry')
    expect(() => sourceOf({ WISP_COUNTRY_HEADER: 'CF-IPCountry' })).toThrow('WISP_COUNTRY_HEADER needs TRUST_PROXY=1')
  })

  it.each([
    [{ WISP_COUNTRY_HEADER: 'two words', TRUST_PROXY: '1' }, 'must be the name of a header'],
    [{ WISP_COUNTRY_FILE: '/nowhere/countries.mmdb' }, 'WISP_COUNTRY_FILE=/nowhere/countries.mmdb cannot be read'],
  ])('%j are refused', (env, message) => {
    expect(() => sourceOf(env)).toThrow(Invalid)
    expect(() => sourceOf(env)).toThrow(message)
  })
})
