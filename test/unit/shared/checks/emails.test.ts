import { describe, expect, it } from 'vitest'
import { freeDomains } from '../../../../build/lists.js'
import { isFree, parseDomainList } from '../../../../shared/checks/domains'
import { problemIn, tidied } from '../../../../shared/checks/field'
import { complete, POPULAR_DOMAINS } from '../../../../shared/page/checks/popular'
import { suggest } from '../../../../shared/page/checks/suggest'
import { shareOf } from '../../../support/everyday-share'
import { ADDRESSES, NAMES } from '../../../support/inputs'

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

  it.each([...POPULAR_DOMAINS, 'example.com', 'company.co', 'hotmail.de', 'yahoo.co.id', 'live.nl', 'outlook.de'])(
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
  ])('%s: %s', (typed, completion) => expect(complete(typed)).toBe(completion))
})

describe('free and disposable domains', () => {
  it('are those of the public list, unpacked', () => {
    const domains = freeDomains()
    expect(domains.length).toBeGreaterThan(7_000)
    expect(domains.filter((domain) => !isFree(domain))).toEqual([])
  })

  it('include all popular domains', () => expect(POPULAR_DOMAINS.filter((domain) => !isFree(domain))).toEqual([]))

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

describe('real providers', () => {
  /** Somebody has registered these for those who mistype the others. The public list has them, too. */
  const MISSPELT =
    'gamil.com gmai.com gmail.co gmail.co.uk gmail.it gmail.om gmal.com gmial.com homail.com hotmai.com hotmail.cm hotmail.con hotmails.com hotmial.com vahoo.com yaho.com yahoo.om'.split(
      ' ',
    )
  it('are never taken for misspelt ones', () => {
    const domains = [...shareOf(freeDomains(), 0, 12), ...MISSPELT]
    expect(new Set(domains.filter((domain) => suggest(`ann@${domain}`)))).toEqual(new Set(MISSPELT))
  })

  it.each(['foxmail.com', 'email.com', 'online.de'])('%s is one', (domain) =>
    expect(suggest(`ann@${domain}`)).toBeUndefined(),
  )
})

describe('addresses', () => {
  const rules = { name: 'email', type: 'email', required: true, asked: [] }
  const NOW = { now: 0 }

  it('that the standards allow are sent, at once or after a question', () => {
    expect(ADDRESSES.length).toBeGreaterThanOrEqual(150)
    expect(ADDRESSES.filter((address) => problemIn(rules, address, NOW)?.doubt === false)).toEqual([])
  })

  it('of other countries are sent with their domain in ASCII', () => {
    const tidiedAddresses = ADDRESSES.map((address) => tidied(rules, address))
    expect(tidiedAddresses.filter((address) => !/@[\x20-\x7e]+$/.test(address))).toEqual([])
    expect(tidied(rules, 'ann@例え.jp')).toBe('ann@xn--r8jz45g.jp')
    expect(tidied(rules, "o'brien@müller.de")).toBe("o'brien@xn--mller-kva.de")
    expect(ADDRESSES.filter((address) => /^[\x20-\x7e]+$/.test(address) && tidied(rules, address) !== address)).toEqual(
      [],
    )
  })

  it.each([
    ...[
      'ann@example.com,',
      'ann@example.com;',
      'ann@example.com.',
      'ann@example.com…',
      'ann@example.com،',
      '<ann@example.com>',
    ],
    ...[
      '"ann@example.com"',
      "'ann@example.com'",
      '‘ann@example.com’',
      '“ann@example.com”',
      '„ann@example.com“',
      '«ann@example.com»',
    ],
    ...[
      '(ann@example.com)',
      '[ann@example.com]',
      'ann@example.com (Ann Lee)',
      'Ann Lee <ann@example.com>,',
      '"Lee, Ann" <ann@example.com>',
    ],
    ...[
      'mailto:ann@example.com?subject=Hello',
      'E-mail: ann@example.com',
      'E-Mail-Adresse: ann@example.com',
      'Почта: ann@example.com',
      '(mailto:ann@example.com).',
    ],
  ])('are sent without what stands around a copied one: %s', (typed) => {
    expect(problemIn(rules, typed, NOW)).toBeUndefined()
    expect(tidied(rules, typed)).toBe('ann@example.com')
  })

  it.each([
    ['ann@דוגמה׳.co.il', 'ann@xn--6dbbec0c3h.co.il'],
    ['ann@i❤.ws', 'ann@xn--i-7iq.ws'],
  ])('may have signs between letters: %s', (typed, expected) => expect(tidied(rules, typed)).toBe(expected))

  it('are left as they are by a field that accepts anything, if they are none', () => {
    for (const typed of ['None, sorry!', '(later)', 'Ask me…'])
      expect(tidied({ ...rules, asked: ['no-validation'] }, typed)).toBe(typed)
  })

  it.each([
    'http://ann@example.com',
    'ann@müller.de/path',
    'ann@müller.de:25',
    'ann@müller.de#top',
    'ann@müller.com🙂',
  ])('are refused rather than sent without a part: %s', (typed) =>
    expect([problemIn(rules, typed, NOW)?.key, tidied(rules, typed)]).toEqual(['email', typed]),
  )

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@.com',
    'ann lee@example.com',
    'a@b@example.com',
    'ann@exam،ple.com',
    'ann@exa“mple.com',
  ])('are not like “%s”, which is refused', (typed) =>
    expect(problemIn(rules, typed, NOW)).toEqual({ key: 'email', doubt: false }),
  )
})

describe('names', () => {
  const rules = { name: 'name', type: 'text', required: true, asked: [] }

  it('of people of 30 languages are accepted and sent as they are written', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(100)
    expect(NAMES.filter((name) => problemIn(rules, name, { now: 0 }) || tidied(rules, name) !== name)).toEqual([])
  })

  it.each([
    ['Ann 2nd', 'nameDigits'],
    ['Elizabeth Alexandra Mary Windsor of York and Kent', 'nameLong'],
  ])('“%s” is asked about', (name, key) => expect(problemIn(rules, name, { now: 0 })).toEqual({ key, doubt: true }))
})
