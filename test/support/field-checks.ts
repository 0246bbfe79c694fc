/** The sentences of the specification, section 5, as rows. Used for the checks themselves and for a running server. */
import type { FieldRules } from '../../shared/checks/field-checks'
import type { MessageKey } from '../../shared/checks/messages'

interface Sentence {
  says: string
  field: FieldRules
  rows: [value: string, problem: MessageKey | undefined][]
}

const field = (name: string, type = 'text', checks = '', required = false): FieldRules => ({
  name,
  type,
  required,
  asked: checks.split(' ').filter(Boolean),
})
const all = (problem: MessageKey | undefined, values: string[]): Sentence['rows'] =>
  values.map((value) => [value, problem])

/** Tomorrow may have begun where the visitor is. */
const dayAfterTomorrow = (): string => {
  const date = new Date(Date.now() + 2 * 86_400_000)
  return [date.getDate(), date.getMonth() + 1, date.getFullYear()].map((part) => `${part}`.padStart(2, '0')).join('/')
}

const PRESENCE: Sentence[] = [
  {
    says: 'a required field needs a value',
    field: field('size', 'text', '', true),
    rows: [...all('required', ['', '   ']), ['XL', undefined]],
  },
  {
    says: 'required checkbox and radio groups need a choice',
    field: field('colours', 'group', 'required'),
    rows: [['', 'choose'], ...all(undefined, ['red', 'red, blue', 'x'.repeat(300)])],
  },
  {
    says: 'a required select needs a choice',
    field: field('topic', 'select', '', true),
    rows: [
      ['', 'choose'],
      ['orders', undefined],
    ],
  },
  {
    says: 'required consent must be ticked',
    field: field('consent', 'checkbox', '', true),
    rows: [...all('tick', ['', 'false']), ['true', undefined]],
  },
  {
    says: 'consent that is not required need not',
    field: field('consent', 'checkbox'),
    rows: all(undefined, ['', 'false', 'true']),
  },
  {
    says: 'a hidden field is nobody’s fault',
    field: field('source', 'hidden', '', true),
    rows: all(undefined, ['', ' ', 'x'.repeat(300)]),
  },
]

const NAMES: Sentence[] = [
  ...['name', 'email', 'firstName', 'lastName'].map((name) => ({
    says: `${name} has 254 characters at most`,
    field: field(name, 'text', 'no-validation'),
    rows: [
      ['a'.repeat(254), undefined],
      ['a'.repeat(255), 'tooLong'],
    ] as Sentence['rows'],
  })),
  ...['name', 'firstName', 'lastName'].map((name) => ({
    says: `required ${name}: 1 to 40 characters, no digits or angle brackets`,
    field: field(name, 'text', '', true),
    rows: [
      ['', 'required'] as [string, MessageKey],
      ...all(undefined, ['A', 'Ann', 'Jean-Luc d’Arc', 'שרה לוי', 'a'.repeat(40), '😀'.repeat(40)]),
      ...all('nameDigits', ['Ann2', '٣']),
      ...all('nameBrackets', ['<Ann', 'Ann>', '<b>Ann</b>', '<2']),
      ...all('nameLong', ['a'.repeat(41)]),
    ],
  })),
  {
    says: 'a name that is not required may be anything',
    field: field('name'),
    rows: all(undefined, ['', 'R2D2', 'a'.repeat(41)]),
  },
]

const PHONES: Sentence[] = [
  {
    says: 'phone basic: 7 to 15 digits, whatever separates them',
    field: field('phone', 'tel'),
    rows: [
      ...all(undefined, [
        '',
        '1234567',
        '123456789012345',
        '+972541234567',
        '(03) 123-4567',
        ' 054 123 4567 ',
        '\u202a+972541234567\u202c',
        '+123456789012345',
        '03.123.4567',
        '054/1234567',
        '+1 (212) 555-2671',
        '(+44) 20 7946 0018',
        '++44 20 7946 0018',
        'tel:+44 20 7946 0018',
        '020·7946·0018',
        '٠٥٤١٢٣٤٥٦٧',
        '+1 212 555 2671 ext. 12',
      ]),
      ...all('phone', ['0541234567 home', '1-800-FLOWERS', 'call me', '☎ 0541234567']),
      ...all('phoneDigits', ['1234567890123456', '123456', '+', '(0)', '- - -', '+1 (23) 45-6']),
    ],
  },
  {
    says: 'phone advanced, of Israel: prefix 02, 03, 04, 08, 09 with 9 digits in all',
    field: field('phone', 'tel', 'phone-advanced'),
    rows: [
      ...all(undefined, ['', ...['02', '03', '04', '08', '09'].map((prefix) => `${prefix}1234567`)]),
      ...all(
        'phoneIsraeli',
        ['01', '05', '06', '07', '00', '12'].map((prefix) => `${prefix}1234567`),
      ),
      ...all('phoneIsraeli', ['03123456', '0312345678']),
    ],
  },
  {
    says: 'phone advanced: prefix 050 to 055, 058, 072, 073, 074, 076, 077, 079 with 10 digits',
    field: field('phone', 'tel', 'phone-advanced'),
    rows: [
      ...all(
        undefined,
        ['050', '051', '052', '053', '054', '055', '058', '072', '073', '074', '076', '077', '079'].map(
          (prefix) => `${prefix}1234567`,
        ),
      ),
      ...all(
        'phoneIsraeli',
        ['056', '057', '059', '070', '071', '075', '078', '150'].map((prefix) => `${prefix}1234567`),
      ),
      ...all('phoneIsraeli', ['054123456', '05412345678']),
    ],
  },
  {
    says: 'phone advanced: separators stripped, digits only, no consecutive dashes',
    field: field('phone', 'tel', 'phone-advanced'),
    rows: [
      ...all(undefined, ['054-1234567', '054-123-4567', '03-1234567', '054 1234567', '(03)1234567', '054.123.4567']),
      ...all(undefined, ['+972541234567', '+972 (0)54-123-4567', '00972 54 123 4567', '972-3-123-4567']),
      ...all('phoneIsraeli', ['054--1234567', '054-123456a', '+44541234567', '+97254123456']),
    ],
  },
  {
    says: 'phone international: a country and its number',
    field: field('phone', 'tel', 'phone-international'),
    rows: [
      ...all(undefined, ['', '+972541234567', '+1 (212) 555-0123', '+44 (0)20 7946 0958', '+12125550123 ext. 7']),
      ...all('phoneInternational', ['0541234567', '+0541234567', '+12345', '+1234567890123456', '+1 212 CALL']),
    ],
  },
]

const EMAILS: Sentence[] = [
  {
    says: 'e-mail, check-typos unless asked otherwise: a-z, digits, + . _ / \\ - @ space ( ) [ ]',
    field: field('email', 'email'),
    rows: [
      ...all(undefined, ['', 'ann@example.com', 'Ann.Lee+shop_1@mail.example.co.uk', 'a/b\\c-d@example.com']),
      ...all(undefined, [
        ' ann@example.com ',
        'ann(work)@example.com',
        'ann@[host].example',
        'a@b.co',
        '\u200bann@example.com',
      ]),
      ...all(undefined, [
        'ann@exämple.com',
        'ann@例え.jp',
        'ann＠example。com',
        'mailto:ann@example.com',
        'ann @example. com',
      ]),
      ...all('email', ['ann!@example.com', 'jörg@example.com', 'ann@example,com', 'ann;lee@example.com', '"a"@b.co']),
    ],
  },
  {
    says: 'e-mail, check-typos: the form of an address',
    field: field('email', 'email', 'check-typos'),
    rows: all('email', [
      'ann',
      'ann@',
      '@example.com',
      'ann@example',
      'ann@example.',
      'ann@.com',
      'ann@a..com',
      'a@b@example.com',
      'ann lee@example.com',
    ]),
  },
  {
    says: 'e-mail, business: the domain must not be on a free or fake list',
    field: field('email', 'email', 'business'),
    rows: [
      ...all(undefined, ['', 'ann@ibm.com', 'ann@shop.example', 'ann!@ibm.com']),
      ...all('business', ['ann@gmail.com', 'Ann@GMAIL.com ', 'ann@hotmail.co.il', 'ann@proton.me', 'ann@walla.co.il']),
      ...all('business', ['ann@mailinator.com', 'ann@yopmail.com', 'ann@10minutemail.com', 'ann', 'ann@']),
    ],
  },
  {
    says: 'e-mail, typo-and-business: both',
    field: field('email', 'email', 'typo-and-business'),
    rows: [
      ...all(undefined, ['', 'ann@ibm.com']),
      ...all('email', ['ann!@ibm.com', 'ann']),
      // The owner's rule is refused for good, and comes before what is asked about.
      ...all('business', ['ann@gmail.com', 'ann!@gmail.com']),
    ],
  },
  {
    says: 'e-mail, no-validation: anything',
    field: field('email', 'email', 'no-validation'),
    rows: all(undefined, ['', 'ann', 'ann@gmail.com', 'jörg@müller.de']),
  },
  {
    says: 'an e-mail field of another name is checked as one',
    field: field('second', 'email'),
    rows: [
      ['ann@example.com', undefined],
      ['ann', 'email'],
    ],
  },
]

const OTHERS: Sentence[] = [
  {
    says: 'birthday must be earlier than now',
    field: field('birthday'),
    rows: [
      ...all(undefined, ['', '29/02/2000', '1/2/1999', '1990-12-31']),
      ...all('birthday', [dayAfterTomorrow(), '01/01/9999', '9999-01-01']),
      ...all('birthday', ['31/02/2000', '29/02/2001', '12/31/1999', '00/01/2000', '01/00/2000', '1990', 'soon']),
      ['1/2/90', 'year'],
    ],
  },
  {
    says: 'a date is dd/mm/yyyy',
    field: field('arrival', 'date'),
    rows: [
      ...all(undefined, [
        '',
        '24/12/2031',
        '2031-12-24',
        '24.12.2031',
        '24 12 2031',
        '24122031',
        '2031/12/24',
        '4-2-2031',
      ]),
      ...all('date', ['12/24/2031', '0001-01-01', 'Christmas']),
      ...all('year', ['24/12/31', '24.12.31', '241231']),
    ],
  },
  {
    says: 'number: digits and separators only',
    field: field('guests', 'number'),
    rows: [
      ...all(undefined, ['', '4', '0.5', '12,50', '1,234.56', "1'234", '1 234', '٤٫٥', '12,34,567']),
      ...all('number', ['1,2,3', '1.2,3.4', 'four', '4e3', '-4', '+4', '.', ',', '4 €', '0x10', 'Infinity']),
    ],
  },
  {
    says: 'website fields are web addresses, with http:// or still without',
    field: field('website', 'url'),
    rows: [
      ...all(undefined, [
        '',
        'http://shop.example',
        'https://shop.example/a?b=c',
        'shop.example',
        'www.shop.example/x',
      ]),
      ...all('url', ['shop', 'javascript:alert(1)', 'ftp://shop.example', 'http://', 'a b.example', 'mailto:a@b.co']),
    ],
  },
]

export const SENTENCES: Sentence[] = [...PRESENCE, ...NAMES, ...PHONES, ...EMAILS, ...OTHERS]

/** The markup of a template for this field. */
export const markupOf = ({ name, type, required, asked: checks }: FieldRules): string => {
  const mark = `data-wisp-field="${name}"${checks.length ? ` data-wisp-check="${checks.join(' ')}"` : ''}`
  const needed = required ? ' required' : ''
  if (type === 'group')
    return `<fieldset ${mark}><input type="checkbox" value="red"${needed}><input type="checkbox" value="blue"></fieldset>`
  if (type === 'checkbox') return `<label ${mark}><input type='checkbox'${needed}> I agree</label>`
  if (type === 'select') return `<select ${mark}${needed}><option value="">…</option><option>orders</option></select>`
  return `<input type=${type} ${mark}${needed} placeholder="1 > 0">`
}
