import { expect, it } from 'vitest'
import { errorOf } from '../../../../../chunks/site/site-contact-rules/rules'

const file = (name: string, size: number, type = ''): File => new File(['x'.repeat(size)], name, { type })

/** A rule, what passes, and what does not. */
const RULES: [Record<string, unknown>, right: FormDataEntryValue[][], wrong: FormDataEntryValue[][]][] = [
  [{ rule: 'required' }, [['a'], ['', 'a'], [file('a.txt', 0)]], [[], [''], ['  '], [file('', 0)]]],
  [{ rule: 'requiredfile' }, [[file('a.txt', 1)]], [[file('', 0)], []]],
  [{ rule: 'email' }, [[''], ['ann@example.com'], ['דנה@example.co.il']], [['ann@'], ['ann'], ['a b@example.com']]],
  [{ rule: 'url' }, [['https://example.com/'], ['']], [['example.com']]],
  [{ rule: 'tel' }, [['+972 3-123 4567'], ['(03) 123.4567'], ['']], [['call me']]],
  [{ rule: 'number' }, [['-1.5'], ['7'], ['']], [['seven'], ['1,5']]],
  [{ rule: 'date' }, [['2026-11-27'], ['']], [['27.11.2026']]],
  [{ rule: 'time' }, [['09:30'], ['']], [['9 o’clock']]],
  [{ rule: 'enum', accept: ['a', 'b'] }, [['a'], ['a', 'b'], ['']], [['c'], ['a', 'c']]],
  [{ rule: 'dayofweek', accept: [1, 7] }, [['2026-11-30'], ['2026-11-29'], ['']], [['2026-11-27']]],
  [{ rule: 'minitems', threshold: 2 }, [['a', 'b'], []], [['a']]],
  [{ rule: 'maxitems', threshold: 1 }, [['a'], []], [['a', 'b']]],
  [{ rule: 'minlength', threshold: 3 }, [['abc'], ['']], [['ab']]],
  [{ rule: 'maxlength', threshold: '3' }, [['abc'], ['אבג'], ['🙂🙂🙂']], [['abcd']]],
  [{ rule: 'minfilesize', threshold: 2 }, [[file('a', 2)]], [[file('a', 1)]]],
  [{ rule: 'maxfilesize', threshold: 2 }, [[file('a', 2)]], [[file('a', 3)]]],
  [{ rule: 'minnumber', threshold: 2 }, [['2'], ['10'], ['']], [['1'], ['-3']]],
  [{ rule: 'maxnumber', threshold: '10' }, [['9'], ['']], [['11']]],
  [{ rule: 'mindate', threshold: '2026-01-01' }, [['2026-01-01'], ['']], [['2025-12-31']]],
  [{ rule: 'maxdate', threshold: '2026-01-01' }, [['2026-01-01']], [['2026-01-02']]],
  [
    { rule: 'file', accept: ['.png', 'audio/*'] },
    [[file('A.PNG', 1)], [file('a', 1, 'audio/mp3')]],
    [[file('a.gif', 1)]],
  ],
  [{ rule: 'any', rules: [{ rule: 'email' }, { rule: 'url' }] }, [['ann@example.com'], ['tel:1']], [['ann']]],
  [{ rule: 'all', rules: [{ rule: 'required' }, { rule: 'email' }] }, [['ann@example.com']], [[''], ['ann']]],
  [{ rule: 'of another day' }, [['anything']], []],
  [{ rule: 'maxlength', threshold: 'many' }, [['anything']], []],
]

it.each(RULES)('finds what is wrong with a field: %j', (rule, right, wrong) => {
  const messageOf = (name: string) => (values: FormDataEntryValue[]) => {
    const data = new FormData()
    for (const value of values) data.append(name, value)
    return errorOf([{ ...rule, field: 'day', error: 'Wrong.' }], data)
  }
  expect(right.map(messageOf('day'))).toEqual(right.map(() => ''))
  expect(wrong.map(messageOf('day[]'))).toEqual(wrong.map(() => 'Wrong.'))
})

it('says what the first broken rule says, of its own field alone', () => {
  const data = new FormData()
  data.append('name', 'Annabella')
  data.append('mail', 'ann')
  const rules = [
    { rule: 'required', field: 'name', error: 'Missing.' },
    { rule: 'maxlength', field: 'name', threshold: 5, error: 'Too long.' },
    { rule: 'minlength', field: 'name', threshold: 20, error: 'Too short.' },
  ]
  expect(errorOf(rules, data)).toBe('Too long.')
  expect(errorOf([{ rule: 'email', field: 'mail' }], data)).toBe('')
})
