import { describe, expect, it } from 'vitest'
import { freeDomains } from '../../../../build/lists.js'
import { complete } from '../../../../shared/checks/complete'
import { isFree, parseDomainList } from '../../../../shared/checks/domains'
import { POPULAR } from '../../../../shared/checks/popular'
import { suggest } from '../../../../shared/checks/suggest'

describe('“Did you mean X?” for a misspelt domain', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmil.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.co.il', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.com', 'hotmail.com'],
    ['hotmail.co', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahoo.cmo', 'yahoo.com'],
    ['yahoo.co.u', 'yahoo.co.uk'],
    ['outlok.com', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
    ['protonmai.com', 'protonmail.com'],
    ['comcast.ne', 'comcast.net'],
    ['wala.co.il', 'walla.co.il'],
    ['walla.co.li', 'walla.co.il'],
    ['company.con', 'company.com'],
    ['GMIAL.COM', 'gmail.com'],
  ])('%s: %s', (typed, meant) => expect(suggest(`Ann@${typed}`)).toBe(`Ann@${meant}`))

  it.each([...POPULAR, 'example.com', 'company.co', 'hotmail.de', 'yahoo.co.id', 'live.nl', 'outlook.de'])(
    'nothing for %s',
    (domain) => expect(suggest(`ann@${domain}`)).toBeUndefined(),
  )

  it.each([
    'ge.com',
    'gm.com',
    'aon.com',
    'hp.com',
    'apple.com',
    'google.com',
    'amazon.co.uk',
    'oracle.com',
    'goal.com',
  ])('nothing for a company: %s', (domain) => expect(suggest(`ann@${domain}`)).toBeUndefined())

  it.each(['', 'ann', '@gmial.com', 'ann@', 'a b@gmial.com', 'a@b@gmial.com'])('nothing for “%s”', (typed) =>
    expect(suggest(typed)).toBeUndefined(),
  )
})

describe('popular domains are completed', () => {
  it.each([
    ['ann@g', 'mail.com'],
    ['ann@GM', 'ail.com'],
    ['ann@gmail.', 'com'],
    ['ann@gmx.d', 'e'],
    ['ann@walla.', 'co.il'],
    ['ann@gmail.com', undefined],
    ['ann@xx', undefined],
    ['ann@', undefined],
    ['ann', undefined],
    ['@g', undefined],
    ['a b@g', undefined],
  ])('%s: %s', (typed, rest) => expect(complete(typed)).toBe(rest))
})

describe('free and disposable domains', () => {
  it('are those of the public list, unpacked', () => {
    const domains = freeDomains()
    expect(domains.length).toBeGreaterThan(7_000)
    expect(domains.filter((domain) => !isFree(domain))).toEqual([])
  })

  it('include all popular domains', () => expect(POPULAR.filter((domain) => !isFree(domain))).toEqual([]))

  it.each(['mailinator.com', 'yopmail.com', 'fastmail.com', 'hotmail.co.il', 'yahoo.com.br', '163.com'])(
    'include %s',
    (domain) => expect(isFree(domain)).toBe(true),
  )

  it.each(['ibm.com', 'alibaba.com', 'nus.edu.sg', 'co.il', 'com', '', 'mail.gmail.com', '__proto__'])(
    'do not include %s',
    (domain) => expect(isFree(domain)).toBe(false),
  )
})

describe('an owner’s list', () => {
  const listed = parseDomainList('# ours\r\nGmail.com\n\n  *.temp.example # made up\n@fake.example\n')
  it.each(['gmail.com', 'temp.example', 'fake.example'])('contains %s', (domain) => expect(listed(domain)).toBe(true))
  it.each(['', '# ours', 'yahoo.com'])('does not contain “%s”', (domain) => expect(listed(domain)).toBe(false))
})
