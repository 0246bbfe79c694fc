// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Conditions, watchConditions } from '../../../../../chunks/site/site-conditions/conditions'

let conditions: Conditions | undefined
afterEach(() => {
  conditions?.stop()
  conditions = undefined
})

const formOf = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form') as HTMLFormElement
}
const watch = (html: string): HTMLFormElement => {
  const form = formOf(html)
  conditions = watchConditions(form)
  return form
}
const find = <E extends HTMLElement = HTMLInputElement>(selector: string): E => document.querySelector(selector) as E
const shows = (selector = '#it'): boolean => find(selector).style.display !== 'none'
const type = (selector: string, value: string, event = 'input'): void => {
  find(selector).value = value
  find(selector).dispatchEvent(new Event(event, { bubbles: true }))
}

const FIELD = '<input name="a" value="one">'
const box = (value: string, checked = '') => `<input type="checkbox" name="a" value="${value}" ${checked}>`
const select = (attributes: string, ...chosen: string[]) =>
  `<select name="a" ${attributes}>${['one', 'two', 'three']
    .map((value) => `<option ${chosen.includes(value) ? 'selected' : ''}>${value}</option>`)
    .join('')}</select>`

describe('an element that shows if', () => {
  it.each([
    ['the field has a value, shows when it has', FIELD, 'a', true],
    ['the field has a value, hides when it has none', '<input name="a">', 'a', false],
    ['the field has any value, shows when it has', FIELD, 'a:*', true],
    ['the field has any value, hides when it has none', '<input name="a">', 'a:*', false],
    ['the field has one of two values, shows at the first', FIELD, 'a:one|two', true],
    ['the field has one of two values, shows at the second', FIELD, 'a:two|one', true],
    ['the field has another value, hides', FIELD, 'a:two', false],
    ['the field has this value, hides when it has a part of it', FIELD, 'a:ones', false],
    ['the field has this value, hides when the case differs', FIELD, 'a:One', false],
    ['the field is empty, shows when it is', '<input name="a">', 'a:', true],
    ['the field is empty, hides when it is not', FIELD, 'a:', false],
    ['the field has a value with a colon, shows at all of it', '<input name="a" value="9:30">', 'a:9:30|10:00', true],
    ['a field has a value, hides when there is no such field', FIELD, 'b', false],
    ['a field has a value, hides when the case of its name differs', FIELD, 'A', false],
    ['a box has a value, hides while it is not ticked', box('one'), 'a:one', false],
    ['a box has a value, shows while it is ticked', box('one', 'checked'), 'a:one', true],
    ['one of several boxes is ticked, shows', box('one') + box('two', 'checked'), 'a:two|three', true],
    ['one of several boxes is ticked, hides when it is another', box('one', 'checked') + box('two'), 'a:two', false],
    ['a radio button is chosen, shows', '<input type="radio" name="a" value="x" checked>', 'a:x', true],
    ['a radio button is chosen, hides when none is', '<input type="radio" name="a" value="x">', 'a', false],
    ['an option is chosen, shows', select('', 'two'), 'a:two', true],
    ['one of several options is chosen, shows at the second', select('multiple', 'one', 'three'), 'a:three', true],
    ['a list has a value, shows', '<input type="checkbox" name="a[]" value="x" checked>', 'a:x', true],
    ['a list is named in full, shows', '<input type="checkbox" name="a[]" value="x" checked>', 'a[]:x', true],
    ['a text field is filled in, shows', '<textarea name="a">x</textarea>', 'a:x', true],
    ['a hidden field has a value, shows', '<input type="hidden" name="a" value="x">', 'a:x', true],
    ['a field has a value, takes no button for one', '<button name="a" value="x">Go</button>', 'a:x', false],
    [
      'a field is named like a part of every object, knows its value',
      '<input name="__proto__" value="x">',
      '__proto__:x',
      true,
    ],
    ['a field is named like a property of the form, knows it', '<input name="elements" value="x">', 'elements:x', true],
    ['nothing is named, shows', FIELD, '', true],
  ])('%s', (_, fields, condition, expected) => {
    watch(`${fields}<p id="it" data-show-if="${condition}">More</p>`)
    expect(shows()).toBe(expected)
    conditions?.stop()
    // The same words say when another element hides, except where they name nothing.
    watch(`${fields}<p id="it" data-hide-if="${condition}">More</p>`)
    expect(shows()).toBe(condition ? !expected : true)
  })

  it.each(['input', 'keyup', 'change'])('a field changes, looks again at its %s event', (event) => {
    watch(`${FIELD}<p id="it" data-show-if="a:two">More</p>`)
    type('[name=a]', 'two', event)
    expect(shows()).toBe(true)
    type('[name=a]', 'three', event)
    expect(shows()).toBe(false)
  })

  it('the form is reset, looks again when the fields have their first values', () => {
    vi.useFakeTimers()
    const form = watch(`${FIELD}<p id="it" data-show-if="a:two">More</p>`)
    type('[name=a]', 'two')
    form.reset()
    vi.runAllTimers()
    vi.useRealTimers()
    expect(shows()).toBe(false)
  })

  it.each([
    ['the page asks for it', () => document.body.dispatchEvent(new Event('mc4wp-refresh'))],
    ['the browser has filled in the fields', () => dispatchEvent(new Event('pageshow'))],
    ['the form asks for it', () => conditions?.refresh()],
  ])('a field was changed by a script, looks again when %s', (_, ask) => {
    watch(`${FIELD}<p id="it" data-show-if="a:two">More</p>`)
    find('[name=a]').value = 'two'
    expect(shows()).toBe(false)
    ask()
    expect(shows()).toBe(true)
  })
})

describe('an element that was hidden by its condition', () => {
  it.each([
    ['has the display that the page gave it', 'style="display: flex; color: red"', 'flex'],
    ['has no display of its own if the page gave it none', '', ''],
    ['shows although the page hid it until then by its style', 'style="display: none"', ''],
    ['shows although the page hid it until then by the attribute', 'hidden', ''],
  ])('%s', (_, attributes, display) => {
    watch(`${FIELD}<p id="it" data-show-if="a:two" ${attributes}>More</p>`)
    expect(shows()).toBe(false)
    type('[name=a]', 'two')
    expect(find('#it').style.display).toBe(display)
    expect(find('#it').hasAttribute('hidden')).toBe(false)
  })

  it('shows from the beginning if it is met, although the page hid it', () => {
    watch(
      `${FIELD}<p id="it" data-show-if="a" style="display: none">More</p><p id="other" data-hide-if="b" hidden>More</p>`,
    )
    expect([shows('#it'), shows('#other'), find('#other').hasAttribute('hidden')]).toEqual([true, true, false])
  })

  it('is shown again when nobody watches it any more', () => {
    watch(`${FIELD}<p id="it" data-show-if="a:two"><input name="b" required></p>`)
    conditions?.stop()
    expect([shows(), find('[name=b]').required]).toEqual([true, true])
    type('[name=a]', 'three')
    expect(shows()).toBe(true)
  })
})

describe('a required field in an element that hides', () => {
  it.each([
    ['by a condition to show', 'data-show-if="a:one"'],
    ['by a condition to hide', 'data-hide-if="a:two"'],
  ])('%s is not required meanwhile', (_, condition) => {
    watch(`${FIELD}<p ${condition}><input name="b" required aria-required="true"><input name="c"></p>`)
    const required = () => [
      find('[name=b]').required,
      find('[name=b]').getAttribute('aria-required'),
      find('[name=c]').required,
    ]
    expect(required()).toEqual([true, 'true', false])
    type('[name=a]', 'two')
    expect(required()).toEqual([false, null, false])
    type('[name=a]', 'one')
    expect(required()).toEqual([true, 'true', false])
  })

  it('may be that element itself', () => {
    watch('<input name="a"><input name="b" required data-show-if="a">')
    expect(find('[name=b]').required).toBe(false)
    type('[name=a]', 'x')
    expect(find('[name=b]').required).toBe(true)
  })

  it('stays optional while an element around that one is hidden', () => {
    watch(
      '<input name="a"><input name="b"><div data-show-if="a"><p data-show-if="b"><input name="c" required></p></div>',
    )
    const states: boolean[] = []
    for (const [a, b] of [
      ['', ''],
      ['', 'x'],
      ['x', 'x'],
      ['x', ''],
      ['x', 'x'],
      ['', 'x'],
    ] as const) {
      type('[name=a]', a)
      type('[name=b]', b)
      states.push(find('[name=c]').required)
    }
    expect(states).toEqual([false, false, true, false, true, false])
  })

  it('is dropped again if the page makes it required meanwhile', () => {
    watch('<input name="a"><p data-show-if="a"><input name="b"></p>')
    find('[name=b]').required = true
    type('[name=a]', '')
    expect(find('[name=b]').required).toBe(false)
    type('[name=a]', 'x')
    expect(find('[name=b]').required).toBe(true)
  })
})

describe('a condition on a field that is hidden', () => {
  const visibleIds = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[id]')].filter((each) => shows(`#${each.id}`)).map(({ id }) => id)
  const row = (id: string, condition: string, field = `<input name="${id}" value="x" required>`) =>
    `<p id="${id}" ${condition}>${field}</p>`

  it.each([
    [
      'in a row of three',
      'a',
      row('b', 'data-show-if="a"') + row('c', 'data-show-if="b:x"') + row('d', 'data-show-if="c"'),
    ],
    [
      'before it in the form',
      'a',
      row('d', 'data-show-if="c"') + row('c', 'data-show-if="b"') + row('b', 'data-show-if="a"'),
    ],
    [
      'by boxes and lists',
      'a',
      row('b', 'data-show-if="a"', '<input type="checkbox" name="b" value="x" checked>') +
        row('c', 'data-show-if="b:x"', '<select name="c"><option>x</select>') +
        row('d', 'data-show-if="c:x"', '<input type="radio" name="d" value="x" checked required>'),
    ],
    [
      'in a part of the form',
      'a',
      `<div id="b" data-show-if="a"><div><textarea name="t" required>x</textarea></div></div>${row('c', 'data-show-if="t"')}${row('d', 'data-show-if="c"')}`,
    ],
  ])('hides too and is not required, %s', (_, field, rows) => {
    watch(`<input name="${field}" value="x">${rows}`)
    const required = document.querySelectorAll('[required]').length
    expect(visibleIds().sort()).toEqual(['b', 'c', 'd'])
    type('[name=a]', '')
    expect([visibleIds(), document.querySelectorAll('[required]').length]).toEqual([[], 0])
    type('[name=a]', 'y')
    expect([visibleIds().sort(), document.querySelectorAll('[required]').length]).toEqual([['b', 'c', 'd'], required])
  })

  it('shows if it hides by that field, or shows where that is empty', () => {
    watch(
      `<input name="a">${row('b', 'data-show-if="a"')}${row('c', 'data-hide-if="b"')}${row('d', 'data-show-if="b:"')}`,
    )
    expect(visibleIds()).toEqual(['c', 'd'])
    type('[name=a]', 'x')
    expect(visibleIds()).toEqual(['b'])
  })

  it('goes by those fields of the same name that can be seen', () => {
    const input = '<input name="size" value="x">'
    watch(
      `<input name="a" value="x">${row('b', 'data-show-if="a:x"', input)}${row('c', 'data-show-if="a:y"', input.replace('x', 'z'))}${row('d', 'data-show-if="size:z"')}`,
    )
    expect(visibleIds()).toEqual(['b'])
    type('[name=a]', 'y')
    expect(visibleIds()).toEqual(['c', 'd'])
  })

  it.each([
    ['two that hide each other: the first stays', ['a', 'data-hide-if="b"'], ['b', 'data-hide-if="a"'], ['a']],
    ['two that show each other: both stay', ['a', 'data-show-if="b"'], ['b', 'data-show-if="a"'], ['a', 'b']],
    ['one that hides by itself', ['a', 'data-hide-if="a"'], ['b', ''], ['b']],
  ] as const)('comes to a decision in a circle: %s', (_, [a, rule], [b, other], expected) => {
    watch(row(a, rule) + row(b, other))
    expect(visibleIds()).toEqual(expected)
    type('[name=a]', 'y')
    expect(visibleIds()).toEqual(expected)
  })
})

describe('whatever the fields hold, in whatever order they change', () => {
  const NAMES = ['a', 'b', 'c']
  const VALUES = ['', 'x', 'y', 'X']
  const rule = fc.record({
    show: fc.boolean(),
    field: fc.constantFrom(...NAMES, 'missing'),
    values: fc.option(fc.array(fc.constantFrom('x', 'y', 'X', '*'), { minLength: 1, maxLength: 3 }), {
      nil: undefined,
    }),
    /** The rule that stands around this one, if it is an earlier one. */
    inside: fc.nat(5),
    required: fc.boolean(),
  })
  const rules = fc.array(rule, { minLength: 1, maxLength: 5 })
  const steps = fc.array(fc.record({ field: fc.constantFrom(...NAMES), value: fc.constantFrom(...VALUES) }), {
    maxLength: 8,
  })

  it('exactly the elements of which the condition is met show, and exactly what can be seen is required', () => {
    fc.assert(
      fc.property(rules, steps, (rules, steps) => {
        const form = formOf(NAMES.map((name) => `<input name="${name}">`).join(''))
        const elements: HTMLElement[] = []
        for (const { show, field, values, inside, required } of rules) {
          const element = document.createElement('div')
          element.setAttribute(show ? 'data-show-if' : 'data-hide-if', values ? `${field}:${values.join('|')}` : field)
          const input = document.createElement('input')
          input.required = required
          element.append(input)
          ;(elements[inside] ?? form).append(element)
          elements.push(element)
        }
        const { stop } = watchConditions(form)
        const answers = new Map(NAMES.map((name) => [name, '']))
        const expectModel = () => {
          const hidden = rules.map(({ show, field, values = ['*'] }) => {
            const value = answers.get(field)
            const isMet = value !== undefined && values.some((each) => each === value || (each === '*' && value !== ''))
            return isMet !== show
          })
          const unseen = (index: number): boolean => {
            const around = elements.indexOf(elements[index]?.parentElement as HTMLElement)
            return Boolean(hidden[index]) || (around >= 0 && unseen(around))
          }
          expect(elements.map(({ style }) => style.display === 'none')).toEqual(hidden)
          expect(elements.map(({ firstElementChild }) => (firstElementChild as HTMLInputElement).required)).toEqual(
            rules.map(({ required }, index) => required && !unseen(index)),
          )
        }
        expectModel()
        for (const { field, value } of steps) {
          answers.set(field, value)
          type(`[name=${field}]`, value)
          expectModel()
        }
        stop()
        expect(elements.map(({ style }) => style.display)).toEqual(rules.map(() => ''))
        expect(elements.map(({ firstElementChild }) => (firstElementChild as HTMLInputElement).required)).toEqual(
          rules.map(({ required }) => required),
        )
      }),
    )
  })
})
