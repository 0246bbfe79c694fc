// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui'
import * as formatsChunk from '../../../../../chunks/fields/formats'
import { createChecking } from '../../../../../chunks/popup/submit/checking'
import type { FieldWidgets } from '../../../../../chunks/popup/submit/widgets'
import { COMMON } from '../../../../../shared/checks/common'
import { CHECKS } from '../../../../../shared/checks/field'
import { lacksCheck } from '../../../../../shared/checks/field-checks'
import { messages } from '../../../../../shared/checks/messages'
import { fieldsOf } from '../../../../../shared/page/forms/fields'
import { frame as english } from '../../../../../shared/words/english'

/** A popup with this form, and the chunks that it asks for. */
const openForm = (html: string, load: (chunk: string) => Promise<unknown>) => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  root.innerHTML = `<form>${html}</form>`
  const form = root.querySelector('form') as HTMLFormElement
  const requested: string[] = []
  const page = {
    load: (chunk: string) => {
      requested.push(chunk)
      return load(chunk)
    },
  }
  const live = { root, words: english, context: { page } } as unknown as Live
  const checking = createChecking(live, { host: {}, pending: () => [] } as unknown as FieldWidgets)
  const fields = fieldsOf(form)
  return {
    root,
    requested,
    form,
    checking,
    fields,
    problems: () => Object.fromEntries(checking.check(form, fields).problems),
  }
}
const EMAIL = '<input type="email" data-wisp-field="email" value="ann@example.com">'
const PHONE = '<input type="tel" data-wisp-field="phone" value="12">'

describe('the checks of a form in a popup', () => {
  it.each([
    ['an email address', EMAIL, []],
    ['a name that is required', '<input data-wisp-field="name" required value="Ann">', []],
    ['a choice', '<select data-wisp-field="size" required><option>S</option></select>', []],
    ['a hidden field', '<input type="hidden" data-wisp-field="phone" value="x">', []],
    ['a phone number', PHONE, ['formats']],
    ['a birthday, known by its name', '<input data-wisp-field="birthday" value="1">', ['formats']],
    ['a date that the calendar has made text', '<input data-wisp-field="day" data-wisp-date value="1">', ['formats']],
    ['a number', '<input data-wisp-field="guests" data-wisp-number value="1">', ['formats']],
    ['a web address', '<input type="url" data-wisp-field="page" value="x">', ['formats']],
    ['a check that its owner asks for', '<input data-wisp-field="x" data-wisp-check="required date">', ['formats']],
  ])('take another file for few formats only: %s', async (_, html, files) => {
    const { checking, fields, requested } = openForm(html, async () => formatsChunk)
    checking.prepare(fields)
    checking.prepare(fields)
    expect(requested).toEqual(files)
    await checking.ready(fields)
    expect(checking.ready(fields)).toBeUndefined()
  })

  it('are complete once that file is there, and a press waits for it', async () => {
    let arrive = (_: unknown): void => {}
    const { checking, fields, problems } = openForm(EMAIL + PHONE, () => new Promise((resolve) => (arrive = resolve)))
    const ready = checking.ready(fields)
    expect(ready).toBeInstanceOf(Promise)
    arrive(formatsChunk)
    await ready
    expect(problems()).toEqual({ phone: messages.phoneDigits })
  })

  it('are those of the other fields where that file cannot be had', async () => {
    const { checking, fields, problems, requested } = openForm(`${EMAIL.replace('@', '')}${PHONE}`, () =>
      Promise.reject(new Error('offline')),
    )
    await checking.ready(fields)
    expect(problems()).toEqual({ email: messages.email })
    expect(checking.ready(fields)).toBeUndefined()
    expect(requested).toEqual(['formats'])
  })

  it('keep nobody waiting whose form has no such field', () => {
    const { checking, fields } = openForm(EMAIL + PHONE, () => new Promise(() => {}))
    checking.prepare(fields)
    expect(checking.ready(fields.filter(({ name }) => name === 'email'))).toBeUndefined()
    expect(checking.ready(fields)).toBeInstanceOf(Promise)
  })

  it('add the scheme to a web address that Enter has sent from its field', async () => {
    const html = '<input type="url" data-wisp-field="page" value="shop.example">'
    const { checking, fields, form, problems, root } = openForm(html, async () => formatsChunk)
    document.body.append(root.host)
    const control = root.querySelector('input') as HTMLInputElement
    control.focus()
    await checking.ready(fields)
    expect([root.activeElement, control.value]).toEqual([control, 'shop.example'])
    expect(problems()).toEqual({})
    expect([...checking.check(form, fields).values.values()]).toEqual(['http://shop.example'])
    root.host.remove()
  })

  it.each([
    ['a web address without its scheme', '<input type="url" data-wisp-field="page" value="shop.example">', true],
    ['an address that browsers refuse', EMAIL.replace('ann@', 'a(b)@'), true],
    ['what may be right', EMAIL.replace('example.com', 'gmial.com'), true],
    ['what is left empty', `${EMAIL}<input data-wisp-field="name" required>`, false],
    ['what is no address', EMAIL.replace('@', ''), false],
    ['nothing', '<input data-wisp-field="name">', false],
  ])('keep a lead while they wait, with %s: %s', (_, html, isKept) => {
    const { checking, fields } = openForm(html, () => new Promise(() => {}))
    expect(checking.seemsRight(fields)).toBe(isKept)
  })

  it('add the scheme to a web address that has been left, also before that file was there', async () => {
    const { checking, fields, root } = openForm(
      '<input type="url" data-wisp-field="page" value="shop.example">',
      async () => formatsChunk,
    )
    await checking.ready(fields)
    const control = root.querySelector('input') as HTMLInputElement
    expect(control.value).toBe('http://shop.example')
    control.value = 'other.example'
    checking.complete(control)
    expect(control.value).toBe('http://other.example')
  })
})

it('no check lacks in the whole table, and a field without a format lacks none', () => {
  const field = (name: string, asked: string[] = [], type = 'text') => ({ name, type, required: true, asked })
  for (const check of Object.keys(CHECKS)) expect(lacksCheck(CHECKS, field('x', [check])), check).toBe(false)
  expect(lacksCheck(COMMON, field('x', ['']))).toBe(false)
  expect(lacksCheck(COMMON, field('x', [], 'date'))).toBe(true)
})
