// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchConditions } from '../../../../../chunks/site/site-conditions/conditions'
import { attach as attachFields } from '../../../../../chunks/site/site-fields'
import { attach as attachRefill } from '../../../../../chunks/site/site-refill'
import type { Site } from '../../../../../shared/page/model/site'
import { all, type Stop } from '../../../../../shared/page/platform/dom'

const SITE: Site = { server: 'https://wisp.example', consented: () => true, load: () => Promise.reject() }

let stop: Stop | undefined
afterEach(() => stop?.())

const find = (selector: string): HTMLInputElement => document.querySelector(selector) as HTMLInputElement
/** @param order of the three chunks, which may come in any */
const attach = (html: string, attributes = '', order = [0, 1, 2]): HTMLFormElement => {
  document.body.innerHTML = `<div class="wpcf7"><form ${attributes}>${html}</form></div>`
  const form = document.querySelector('form') as HTMLFormElement
  const chunks = [
    () => attachFields(find('.wpcf7'), SITE),
    () => attachRefill(find('.wpcf7'), SITE),
    () => watchConditions(form).stop,
  ]
  stop = all(order.map((index) => (chunks[index] as () => Stop)()))
  return form
}
/** Dispatches the event with which the form's own script announces a reply. */
const refill = (apiResponse: unknown): void => {
  find('.wpcf7').dispatchEvent(new CustomEvent('wpcf7submit', { bubbles: true, detail: { apiResponse } }))
}
/** After a reset, the form has its first values a moment later. */
const reset = async (form: HTMLFormElement): Promise<void> => {
  form.reset()
  await new Promise((resolve) => setTimeout(resolve))
}
const tell = (element: HTMLElement, type = 'change'): void => {
  element.dispatchEvent(new Event(type, { bubbles: true }))
}
const choose = (selector: string, checked = true): void => {
  find(selector).checked = checked
  tell(find(selector))
}
const type = (selector: string, value: string, event = 'input'): void => {
  find(selector).value = value
  tell(find(selector), event)
}

describe('acceptance', () => {
  const box = (classes: string, checked = '', around = '') => `
    <span class="wpcf7-form-control-wrap terms"><span class="wpcf7-form-control wpcf7-acceptance ${classes}" ${around}>
    <span class="wpcf7-list-item"><label><input type="checkbox" name="terms" value="1" ${checked}>Agreed</label></span></span></span>`
  const older = '<span class="wpcf7-acceptance"><input type="checkbox" name="terms" value="1"></span>'
  const SUBMIT = '<input type="submit" value="Send" class="wpcf7-control wpcf7-submit">'
  const closed = () => find('.wpcf7-submit').disabled

  it.each([
    ['a box to be ticked', box(''), true, false],
    ['a box to be ticked that is ticked before', box('', 'checked'), false, false],
    ['a box that is optional', box('optional'), false, false],
    ['a box to be left empty', box('invert'), false, true],
    ['a box to be left empty that is ticked before', box('invert', 'checked'), true, true],
    ['an optional box to be left empty', box('optional invert', 'checked'), false, false],
    ['a box right inside its element', older, true, false],
    [
      'no box at all where one should be',
      '<span class="wpcf7-acceptance"></span><input type="checkbox">',
      false,
      false,
    ],
    ['a box for a field that shows', `${box('', '', 'data-show-if="more"')}<input name="more" value="1">`, true, false],
    ['a box that a condition hides', box('', '', 'data-show-if="more"'), false, false],
  ])('with %s', (_, boxes, before, ticked) => {
    attach(boxes + SUBMIT)
    expect(closed()).toBe(before)
    choose('[type=checkbox]')
    expect(closed()).toBe(ticked)
  })

  it('never disables a form of which the server checks the boxes', () => {
    attach(box('') + SUBMIT, 'class="wpcf7-form wpcf7-acceptance-as-validation"')
    expect(closed()).toBe(false)
  })

  it('waits for every box, and closes every button that sends the form and no other', () => {
    attach(
      `${box('')}${box('').replaceAll('terms', 'age')}${SUBMIT}<button id="second">Send</button><button type="button" id="other">Help</button>`,
    )
    const disabled = () => ['.wpcf7-submit', '#second', '#other'].map((selector) => find(selector).disabled)
    choose('[name=terms]')
    expect(disabled()).toEqual([true, true, false])
    choose('[name=age]')
    expect(disabled()).toEqual([false, false, false])
  })

  it('leaves the buttons of a form without a box as they are', () => {
    attach(SUBMIT.replace('>', ' disabled>'))
    expect(closed()).toBe(true)
  })

  it.each([
    [0, 1, 2],
    [2, 1, 0],
  ])('does not ask for a box that a condition hides, whichever chunk comes first (%i, %i, %i)', (...order) => {
    attach(
      `<input type="checkbox" name="more"><div data-show-if="more"><p data-hide-if="never">${box('')}</p></div>${SUBMIT}`,
      '',
      order,
    )
    expect(closed()).toBe(false)
    choose('[name=more]')
    expect(closed()).toBe(true)
    choose('[name=more]', false)
    expect(closed()).toBe(false)
    find('[name=more]').checked = true
    document.dispatchEvent(new Event('mc4wp-refresh'))
    expect(closed()).toBe(true)
  })

  it('closes the form again after a reset', async () => {
    const form = attach(box('') + SUBMIT)
    choose('[name=terms]')
    await reset(form)
    expect(closed()).toBe(true)
  })

  it('works in a form of which the fields are named like its own properties', () => {
    attach(
      `<input name="elements"><input name="classList"><input name="querySelectorAll"><input name="addEventListener">${box('')}${SUBMIT}`,
    )
    expect(closed()).toBe(true)
    choose('[name=terms]')
    expect(closed()).toBe(false)
  })
})

describe('exclusive boxes', () => {
  const group = (name: string, classes = 'wpcf7-exclusive-checkbox') =>
    `<span class="wpcf7-form-control wpcf7-checkbox ${classes}">${['a', 'b', 'c']
      .map((value) => `<input type="checkbox" name="${name}" value="${value}" id="${name.slice(0, 1)}-${value}">`)
      .join('')}</span>`
  const ticked = () => [...document.querySelectorAll(':checked')].map(({ id }) => id)

  it('untick each other, and none of another name', () => {
    attach(group('x') + group('y'))
    for (const each of ['#x-a', '#y-b', '#x-c']) choose(each)
    expect(ticked()).toEqual(['x-c', 'y-b'])
    choose('#x-c', false)
    expect(ticked()).toEqual(['y-b'])
  })

  it('are only those that are marked so', () => {
    attach(group('x', ''))
    for (const each of ['#x-a', '#x-c']) choose(each)
    expect(ticked()).toEqual(['x-a', 'x-c'])
  })

  it('may have a name that no selector could hold', () => {
    attach(group(`x"]'\\`.replace('"', '&quot;')))
    for (const each of ['#x-a', '#x-b']) choose(each)
    expect(ticked()).toEqual(['x-b'])
  })

  it('decide conditions by what is ticked in the end', () => {
    attach(`${group('x')}<p id="it" data-show-if="x:a">More</p>`)
    choose('#x-a')
    expect(find('#it').style.display).toBe('')
    choose('#x-b')
    expect(find('#it').style.display).toBe('none')
  })
})

describe.each(['checkbox', 'radio'])('a free text that belongs to a %s', (kind) => {
  const list = (checked = '') => `<span class="wpcf7-form-control wpcf7-${kind}">
    <span class="wpcf7-list-item first"><label><input type="${kind}" name="how" value="Post" id="post"></label></span>
    <span class="wpcf7-list-item last has-free-text"><label><input type="${kind}" name="how" value="Other" id="other" ${checked}></label>
    <input type="text" name="_wpcf7_free_text_how" class="wpcf7-free-text"></span></span>`
  const text = () => find('.wpcf7-free-text')

  it('can be filled in and has the focus when that is chosen', () => {
    attach(list())
    expect(text().disabled).toBe(true)
    choose('#other')
    expect([text().disabled, document.activeElement === text()]).toEqual([false, true])
  })

  it('can be filled in from the beginning when that is chosen before, without taking the focus', () => {
    attach(list('checked'))
    expect([text().disabled, document.activeElement === text()]).toEqual([false, false])
  })

  it('cannot be filled in when that is not chosen any more', () => {
    attach(list('checked'))
    choose('#other', false)
    expect([text().disabled, document.activeElement === text()]).toEqual([true, false])
  })

  it('does not take the focus from another field', () => {
    attach(`${list('checked')}<input name="name">`)
    type('[name=name]', 'Ann', 'change')
    expect(document.activeElement).not.toBe(text())
  })
})

describe('a counter', () => {
  const counter = (classes: string, limits: Record<string, unknown> = {}, name = 'note') =>
    `<span class="wpcf7-character-count ${classes}" data-target-name="${name}" ${Object.entries(limits)
      .map(([key, value]) => `data-${key}-value="${value}"`)
      .join(' ')}>0</span>`
  const NOTE = '<textarea name="note"></textarea>'
  const LIMITS = { starting: 10, current: 10, maximum: 10, minimum: 3 }
  const counterOf = (element: Element | null = find('.wpcf7-character-count')) => ({
    text: element?.textContent,
    current: element?.getAttribute('data-current-value'),
    long: element?.classList.contains('too-long'),
    short: element?.classList.contains('too-short'),
  })
  const state = (count: number, mark?: 'long' | 'short') => ({
    text: `${count}`,
    current: `${count}`,
    long: mark === 'long',
    short: mark === 'short',
  })

  it.each([
    ['nothing', '', 0, 'short'],
    ['one less than the least', 'ab', 2, 'short'],
    ['the least', 'abc', 3, undefined],
    ['the most', 'abcdefghij', 10, undefined],
    ['one more than the most', 'abcdefghijk', 11, 'long'],
    ['a sign of two code units', '🙂', 2, 'short'],
    ['a line break, which counts once', 'a\nb', 3, undefined],
    ['spaces, which count', '   ', 3, undefined],
  ] as const)('counts %s, up and down', (_, value, length, mark) => {
    attach(NOTE + counter('up', LIMITS) + counter('down', LIMITS))
    type('[name=note]', value)
    expect(counterOf(find('.up'))).toEqual(state(length, mark))
    expect(counterOf(find('.down'))).toEqual(state(10 - length, mark))
  })

  it.each([
    ['no limits', {}, 'abc', state(3)],
    ['limits of nothing', { maximum: '', minimum: '' }, '', state(0)],
    ['limits that are no numbers', { maximum: 'many', minimum: 'NaN' }, 'abc', state(3)],
    ['a limit that is too large for a number', { maximum: '9'.repeat(400) }, 'abc', state(3)],
  ])('has %s', (_, limits, value, expected) => {
    attach(NOTE + counter('up', limits))
    type('[name=note]', value)
    expect(counterOf()).toEqual(expected)
  })

  it('counts what was typed before this code came', () => {
    attach(`<textarea name="note">abcd</textarea>${counter('down', LIMITS)}`)
    expect([counterOf(), find('[name=note]').value]).toEqual([state(6), 'abcd'])
  })

  it('counts anew after a reset and after a refill of its field', async () => {
    const form = attach(`<input name="note">${counter('up', LIMITS)}`)
    type('[name=note]', 'abcd')
    await reset(form)
    expect(counterOf()).toEqual(state(0, 'short'))
    type('[name=note]', 'abcd')
    refill({ quiz: { note: ['1+1=?', 'hash'] } })
    expect(counterOf()).toEqual(state(0, 'short'))
  })

  it('counts a web address as it is sent', () => {
    attach(`<input name="note" class="wpcf7-validates-as-url">${counter('up')}`)
    type('[name=note]', 'a.b', 'change')
    expect(counterOf()).toEqual(state(10))
  })

  it('of a field that is not there is left alone', () => {
    attach(NOTE + counter('up', LIMITS, 'other'))
    expect(counterOf()).toEqual({ text: '0', current: '10', long: false, short: false })
  })

  it('is read out by a screen reader only when a limit is crossed by the visitor', () => {
    attach(NOTE + counter('down', LIMITS))
    const live = () => find('.down').getAttribute('aria-live')
    expect(live()).toBe('off')
    const heard = ['a', 'ab', 'abc', 'abcd', 'abcdefghij', 'abcdefghijk', 'abcdefghijkl', 'abcdefghij'].map((value) => {
      type('[name=note]', value)
      return live()
    })
    expect(heard).toEqual(['off', 'off', 'polite', 'off', 'off', 'polite', 'off', 'polite'])
    find('[name=note]').value = ''
    document.dispatchEvent(new Event('mc4wp-refresh'))
    expect(live()).toBe('off')
  })

  it('shows its number once, whatever is typed: who watches the page hears of changes only', async () => {
    attach(NOTE + counter('up', LIMITS))
    type('[name=note]', 'abc')
    let changes = 0
    const observer = new MutationObserver((records) => {
      changes += records.length
    })
    observer.observe(find('.up'), { childList: true, characterData: true, subtree: true })
    for (const event of ['input', 'keyup', 'change']) type('[name=note]', 'xyz', event)
    await new Promise((resolve) => setTimeout(resolve))
    const quiet = changes
    type('[name=note]', 'abcd')
    await new Promise((resolve) => setTimeout(resolve))
    observer.disconnect()
    expect([quiet, changes > 0]).toEqual([0, true])
  })

  it('agrees with the length, whatever limits and texts', () => {
    const limit = fc.option(fc.nat(12), { nil: undefined })
    fc.assert(
      fc.property(
        limit,
        limit,
        fc.array(fc.string({ maxLength: 14 }), { minLength: 1, maxLength: 5 }),
        (least, max, texts) => {
          const limits = {
            ...(max !== undefined && { maximum: max, starting: max }),
            ...(least !== undefined && { minimum: least }),
          }
          attach(`<input name="note">${counter('up', limits)}${counter('down', limits)}`)
          for (const each of texts) {
            type('[name=note]', each, 'keyup')
            const { length } = find('[name=note]').value
            const marks = {
              long: Boolean(max) && length > Number(max),
              short: Boolean(least) && length < Number(least),
            }
            expect(counterOf(find('.up'))).toEqual({ text: `${length}`, current: `${length}`, ...marks })
            const remaining = `${(max ?? 0) - length}`
            expect(counterOf(find('.down'))).toEqual({ text: remaining, current: remaining, ...marks })
          }
          stop?.()
        },
      ),
    )
  })
})

describe('a web address', () => {
  it.each([
    ['example.com', 'http://example.com'],
    ['  example.com  ', 'http://example.com'],
    ['//example.com/x', 'http://example.com/x'],
    ['///example.com', 'http://example.com'],
    ['/a.b', 'http://a.b'],
    ['example', 'example'],
    ['  example ', 'example'],
    ['//example', '//example'],
    ['a.b:80/x', 'a.b:80/x'],
    ['localhost:80', 'localhost:80'],
    ['https://example.com', 'https://example.com'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['mailto:ann@example.com', 'mailto:ann@example.com'],
    ['1a:b.c', 'http://1a:b.c'],
    ['example.com/a:b', 'http://example.com/a:b'],
    ['   ', ''],
    ['', ''],
  ])('%j becomes %j', (typed, address) => {
    attach(
      '<input name="site" class="wpcf7-form-control wpcf7-text wpcf7-url wpcf7-validates-as-url"><input name="other">',
    )
    type('[name=site]', typed)
    expect(find('[name=site]').value).toBe(typed)
    type('[name=site]', typed, 'change')
    type('[name=other]', typed, 'change')
    expect([find('[name=site]').value, find('[name=other]').value]).toEqual([address, typed])
  })
})

describe('a refill', () => {
  const QUIZ = `<span class="wpcf7-form-control-wrap sum"><label><span class="wpcf7-quiz-label">1+1=?</span>
    <input type="text" name="sum" value="2" class="wpcf7-quiz"></label>
    <input type="hidden" name="_wpcf7_quiz_answer_sum" value="old"></span>`
  const CAPTCHA = `<input type="hidden" name="_wpcf7_captcha_challenge_code" value="1">
    <img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-code" src="/1.png" alt="captcha">
    <span class="wpcf7-form-control-wrap code"><input name="code" value="typed"></span>`
  const quiz = () => [find('.wpcf7-quiz-label').textContent, find('[name=sum]').value, find('[type=hidden]').value]
  const captcha = () => [find('img').getAttribute('src'), find('[name=code]').value, find('[type=hidden]').value]

  it('asks the new question, and empties the answer', () => {
    attach(QUIZ)
    refill({ quiz: { sum: ['<b>2+2=?</b>', 'new'] } })
    expect(quiz()).toEqual(['<b>2+2=?</b>', '', 'new'])
  })

  it.each([
    ['https://site.example/uploads/wpcf7_captcha/3141592.png', '3141592'],
    ['http://site.example/27.gif', '27'],
    ['https://site.example/a/18.jpeg?again', '18'],
    ['/uploads/99.png', '99'],
  ])('shows the new image %s, and names its challenge %s', (address, challenge) => {
    attach(CAPTCHA)
    refill({ captcha: { code: address } })
    expect(captcha()).toEqual([new URL(address, document.baseURI).href, '', challenge])
  })

  it('shows an image of a name that says no challenge', () => {
    attach(CAPTCHA)
    refill({ captcha: { code: 'https://site.example/image.png' } })
    expect(captcha()).toEqual(['https://site.example/image.png', '', '1'])
  })

  it('finds fields by names that no selector could hold', () => {
    const name = `a"]'\\:b.c`
    attach(CAPTCHA.replace('captcha-code', `captcha-a&quot;]'\\b.c`) + QUIZ)
    find('[name=sum]').name = name
    find('[name=_wpcf7_quiz_answer_sum]').name = `_wpcf7_quiz_answer_${name}`
    refill({ quiz: { [name]: ['2+2=?', 'new'] }, captcha: { [name]: 'https://site.example/2.png' } })
    expect(find('.wpcf7-quiz-label').textContent).toBe('2+2=?')
    expect(find('img').getAttribute('src')).toBe('https://site.example/2.png')
    expect(find('.wpcf7-quiz').value).toBe('')
  })

  it.each([
    ['nothing', {}],
    ['an empty list', { quiz: [], captcha: [] }],
    ['no objects', { quiz: 'sum', captcha: 7 }],
    ['null', { quiz: null, captcha: null }],
    ['questions that are no lists', { quiz: { sum: 'x', code: { 0: 'a', 1: 'b' } } }],
    ['questions without an answer', { quiz: { sum: ['2+2=?'] } }],
    ['answers of a wrong type', { quiz: { sum: ['2+2=?', { toString: 'x' }] } }],
    ['images of a wrong type', { captcha: { code: ['/2.png'] } }],
    ['a script for an image', { captcha: { code: 'javascript:alert(1)//2.png' } }],
    ['data for an image', { captcha: { code: 'data:image/png,2.png' } }],
    ['no image', { captcha: { code: '' } }],
    [
      'fields that every object has',
      JSON.parse('{"quiz":{"__proto__":["a","b"],"constructor":["a","b"]},"__proto__":{"captcha":{"code":"/2.png"}}}'),
    ],
    ['inherited questions', Object.create({ quiz: { sum: ['2+2=?', 'new'] } })],
  ] as [string, Record<string, unknown>][])('with %s changes nothing', (_, reply) => {
    attach(QUIZ + CAPTCHA)
    const before = document.body.innerHTML
    refill(reply)
    expect(document.body.innerHTML).toBe(before)
    expect([find('[name=sum]').value, find('[name=code]').value]).toEqual(['2', 'typed'])
  })
})

it('hears nothing any more when it is stopped, and works again when it is attached anew', () => {
  attach(
    '<input name="site" class="wpcf7-validates-as-url"><span class="wpcf7-character-count up" data-target-name="site">0</span>',
  )
  stop?.()
  type('[name=site]', 'a.b', 'change')
  expect([find('[name=site]').value, find('.up').textContent]).toEqual(['a.b', '0'])
  stop = attachFields(find('.wpcf7'), SITE)
  expect(find('.up').textContent).toBe('3')
  type('[name=site]', 'a.b', 'change')
  expect([find('[name=site]').value, find('.up').textContent]).toEqual(['http://a.b', '10'])
})

it.each(['input', 'keyup', 'change'])('looks up its fields as often for many as for few, at each %s', (event) => {
  const lookupsFor = (size: number): number => {
    const fields = Array.from(
      { length: size },
      (_, index) => `<p data-show-if="f:${index}"><input name="f${index}" required></p>
        <span class="wpcf7-character-count up" data-target-name="f${index}">0</span>`,
    )
    attach(`<input name="f">${fields.join('')}`)
    const elements = vi.spyOn(HTMLFormElement.prototype, 'elements', 'get')
    type('[name=f]', '1', event)
    const lookups = elements.mock.calls.length
    elements.mockRestore()
    expect(find('[name=f1]').closest('p')?.style.display).toBe('')
    expect(find('[name=f0]').closest('p')?.style.display).toBe('none')
    stop?.()
    return lookups
  }
  // The conditions ask once, and the counters once.
  expect([lookupsFor(2), lookupsFor(60)]).toEqual([2, 2])
})
