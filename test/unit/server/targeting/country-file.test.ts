import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openCountryFile } from '../../../../server/targeting/country-file'
import { mmdbOf } from '../../../support/mmdb'

const folder = mkdtempSync(join(tmpdir(), 'wisp-mmdb-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const country = (iso_code: string) => ({ country: { iso_code, names: { en: 'A country' } } })
const NETWORKS = {
  '192.0.2.0/24': country('FR'),
  '198.51.100.0/25': country('GB'),
  '203.0.113.7/32': { country_code: 'de' },
  '2001:db8:1::/48': country('NZ'),
  '2001:db8:2::/48': { continent: { code: 'EU' } },
  '2001:db8:3::/48': { country: { iso_code: 'constructor' } },
}

const fileOf = (content: Buffer | string, name = 'countries.mmdb'): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

describe('a file of countries', () => {
  it.each([
    ['192.0.2.77', 'FR'],
    ['198.51.100.127', 'GB'],
    ['198.51.100.128', ''],
    ['203.0.113.7', 'DE'],
    ['2001:db8:1::9', 'NZ'],
    ['2001:db8:2::9', ''],
    ['2001:db8:3::9', ''],
    ['2001:db8:4::9', ''],
    ['', ''],
    ['no address', ''],
    ['999.1.1.1', ''],
  ])('knows the country of %s as %j', (address, expected) => {
    const file = openCountryFile(fileOf(mmdbOf(NETWORKS)), () => {})
    expect(file.of(address)).toBe(expected)
  })

  it('is read again when it changes, also when another takes its place', async () => {
    const path = fileOf(mmdbOf({ '192.0.2.0/24': country('FR') }))
    const file = openCountryFile(path, () => {})
    writeFileSync(path, mmdbOf({ '192.0.2.0/24': country('BE'), '10.0.0.0/8': country('NL') }))
    await file.refresh()
    expect([file.of('192.0.2.1'), file.of('10.1.1.1')]).toEqual(['BE', 'NL'])
    renameSync(fileOf(mmdbOf({ '192.0.2.0/24': country('LU') }), 'new.mmdb'), path)
    await file.refresh()
    expect(file.of('192.0.2.1')).toBe('LU')
  })

  it('stays as it was while what replaced it cannot be read', async () => {
    const path = fileOf(mmdbOf({ '192.0.2.0/24': country('FR') }))
    const lines: string[] = []
    const file = openCountryFile(path, (line) => lines.push(line))
    writeFileSync(path, 'half a download')
    await file.refresh()
    rmSync(path)
    await file.refresh()
    expect(file.of('192.0.2.1')).toBe('FR')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('could not be read again')
  })

  it.each([
    ['is missing', () => join(folder, 'missing.mmdb')],
    ['is something else', () => fileOf('something else', 'other.mmdb')],
    ['is empty', () => fileOf('', 'empty.mmdb')],
  ])('cannot be opened if it %s', (_, path) => {
    expect(() => openCountryFile(path(), () => {})).toThrow()
  })
})
