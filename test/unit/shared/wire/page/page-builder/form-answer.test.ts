// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFormAnswer } from '../../../../../../shared/wire/page/page-builder/form-answer'

const answerOf = (text: string, status = 200) => decodeFormAnswer({ status, text })

describe('what the server of a form answers', () => {
  it.each([
    ['Thanks', 'Thanks'],
    ['%D7%AA%D7%95%D7%93%D7%94%21', 'תודה!'],
    ['100%', '100%'],
    ['%zz%2', '%zz%2'],
    ['%E4%20x', '%E4%20x'],
    ['50%25 off', '50% off'],
    ['[not JSON', '[not JSON'],
    ['<!doctype html><p>x', ''],
    ['  <HTML>', ''],
    ['{}', ''],
    ['{"success":true}', ''],
    ['{"message":"100%25"}', '100%25'],
    ['{"message":["one",{"message":"two"},{"name":"email"},null]}', 'one\ntwo'],
  ])('%s', (text, expected) => expect(answerOf(text)).toEqual({ failed: false, text: expected, url: '' }))

  it.each([
    ['{"error":true,"message":"No"}', 'No'],
    ['{"error":"No"}', 'No'],
    ['{"error":1,"message":""}', ''],
    ['{"error":"1"}', ''],
    ['{"error":true}', ''],
    ['{"error":[{"name":"email","message":"No"}]}', 'No'],
  ])('fails with %s', (text, expected) => expect(answerOf(text)).toMatchObject({ failed: true, text: expected }))

  it.each(['false', '0', '"0"', '""', 'null', '[]', '"no"'])('does not fail with an error of %s', (error) =>
    expect(answerOf(`{"error":${error},"message":"Yes"}`)).toMatchObject({ failed: false, text: 'Yes' }),
  )

  it.each([0, 302, 404, 500])('fails with status %i, whose text is not for visitors', (status) =>
    expect(answerOf('<b>trace</b>', status)).toEqual({ failed: true, text: '', url: '' }),
  )

  it.each([
    ['https://shop.example/thanks', 'https://shop.example/thanks'],
    ['/thanks', new URL('/thanks', location.href).href],
    ['javascript:alert(1)', ''],
    ['java\nscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['http://[', ''],
    ['', ''],
  ])('leads from %j to %j', (url, href) => expect(answerOf(JSON.stringify({ url })).url).toBe(href))

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.nat(599), (text, status) => {
        expect(decodeFormAnswer({ status, text }).text.length).toBeLessThanOrEqual(2_000)
      }),
    )
  })
})
