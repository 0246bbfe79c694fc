import { expect, test } from 'vitest'
import { invalidIn } from '../../../../../shared/wire/site/contact'

const OLD = { into: 'span.who', message: 'Missing', idref: 'who' }
const NEW = { field: 'who', ...OLD, error_id: 'f1-ve-who' }
const READ = { wraps: 'span.who', message: 'Missing', control: 'who' }

test.each([
  ['from 5.2 on', { invalid_fields: [NEW] }, [{ ...READ, id: 'f1-ve-who' }]],
  ['of 5.1', { invalidFields: [OLD] }, [{ ...READ, id: 'f1-ve-0' }]],
  ['in both ways, which count once', { invalid_fields: [NEW], invalidFields: [OLD] }, [{ ...READ, id: 'f1-ve-who' }]],
  ['that is no list', { invalid_fields: 'who', invalidFields: { 0: OLD } }, []],
])('reads the invalid fields of a reply %s', (_, reply, expected) => {
  expect(invalidIn(reply, 'f1')).toEqual(expected)
})
