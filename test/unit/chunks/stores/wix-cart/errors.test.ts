import { describe, expect, it } from 'vitest'
import { mapError } from '../../../../../chunks/stores/wix-cart/errors'
import { failureOf } from '../../../../../chunks/stores/wix-cart/failure'

type Mapped = Error & Record<string, unknown>

const mapped = (status: number, data: unknown, more: object = {}): Mapped =>
  mapError({ requestId: 'r-1', response: { status, statusText: 'Bad Request', data }, ...more }) as Mapped

const validation = (fieldViolations: unknown) => ({ details: { validationError: { fieldViolations } } })
const application = (applicationError: object, message?: string) => ({ message, details: { applicationError } })

describe('a failure of Wix', () => {
  it.each([null, undefined, 'text', 7, false])('that is no object is left as it is: %j', (failure) =>
    expect(mapError(failure)).toBe(failure),
  )

  it.each([400, 404, 500])('with a validation error names the fields in order, whatever the status: %d', (status) => {
    const error = mapped(status, {
      ...validation([
        { field: 'quantity', description: 'is too large' },
        { field: 'id', description: 'is missing' },
      ]),
      message: 'not said',
    })
    const fieldViolations = [
      { field: 'id', description: 'is missing' },
      { field: 'quantity', description: 'is too large' },
    ]
    expect(error).toBeInstanceOf(Error)
    expect(JSON.parse(error.message)).toEqual({
      message: 'INVALID_ARGUMENT: "id" is missing, "quantity" is too large',
      details: { validationError: { fieldViolations }, requestId: 'r-1' },
    })
    expect(error).toMatchObject({ details: { validationError: { fieldViolations } }, requestId: 'r-1', status })
  })
  it('prefers the validation error to an application error', () => {
    const details = { validationError: { fieldViolations: [] }, applicationError: { code: 'X' } }
    expect(mapped(400, { details }).message).toContain('INVALID_ARGUMENT: ')
  })
  it('survives violations of any shape', () =>
    expect(mapped(400, validation([null, 7, { field: {} }])).message).toContain('INVALID_ARGUMENT'))

  it.each([
    [
      'both when they differ',
      428,
      'Failed',
      { description: 'Sold out', code: 'OUT', data: { id: 1 } },
      'Failed: Sold out',
      'OUT',
    ],
    ['the message once', 500, 'Sold out', { description: 'Sold out', code: 'OUT' }, 'Sold out', 'OUT'],
    [
      'the status for a missing message',
      409,
      undefined,
      { description: 'Sold out' },
      'Bad Request: Sold out',
      'BAD_REQUEST',
    ],
    ['the status for a missing description', 409, undefined, { code: 'OUT' }, 'Bad Request', 'OUT'],
  ])('with an application error says %s', (_, status, message, error, text, code) => {
    const result = mapped(status, application(error, message))
    expect(JSON.parse(result.message).message).toBe(text)
    const { data = {}, description = 'Bad Request' } = error as { data?: object; description?: string }
    expect(result).toMatchObject({
      details: { applicationError: { code, data, description } },
      requestId: 'r-1',
      status,
    })
  })

  it.each([
    ['Not Found', { message: 'No such cart' }, 'No such cart', 'NOT_FOUND'],
    ['Not Found', {}, 'Not Found', 'NOT_FOUND'],
    ["I'm a teapot", '<html>', "I'm a teapot", 'I_M_A_TEAPOT'],
    [undefined, undefined, 'UNKNOWN', 'UNKNOWN'],
    ['', undefined, 'UNKNOWN', 'UNKNOWN'],
  ])('of another 4xx (%s, %j) says %s', (statusText, data, message, code) => {
    const error = mapError({ response: { status: 404, statusText, data } }) as Mapped
    expect(JSON.parse(error.message).message).toBe(message)
    expect(error).toMatchObject({ details: { applicationError: { code } }, status: 404 })
  })

  it('of the system names the request', () =>
    expect(mapped(503, { message: 'not said' })).toMatchObject({
      message: 'System error occurred, request-id: r-1',
      code: 'BAD_REQUEST',
      status: 503,
      requestId: 'r-1',
    }))
  it('of the system without a request id quotes the failure', () => {
    const failure = { response: { status: 502, statusText: 'Bad Gateway' } }
    const error = mapError(failure) as Mapped
    expect(error).toMatchObject({ message: `System error occurred: ${JSON.stringify(failure)}`, code: 'BAD_GATEWAY' })
    expect(error).not.toHaveProperty('runtimeError')
  })
  it('without a response keeps what happened', () => {
    const failure = { reason: 'offline' }
    expect(mapError(failure)).toMatchObject({ code: 'UNKNOWN', runtimeError: failure })
  })
})

describe('an answer of Wix that is no success', () => {
  const answer = { status: 500, statusText: '', headers: new Headers({ 'x-wix-request-id': 'r-2' }), text: '<html>' }

  it('has its request id in a header', () =>
    expect(failureOf(answer)).toMatchObject({ message: 'System error occurred, request-id: r-2', status: 500 }))
  it('may be no answer at all', () =>
    expect(failureOf({ ...answer, status: 0, headers: new Headers() })).toMatchObject({
      message: 'System error occurred: {}',
      runtimeError: {},
    }))
  it('of GraphQL says the status', () =>
    expect(failureOf(answer, '/_api/graphql')).toEqual(new Error('GraphQL request failed with status 500')))
})
