import { expect, it } from 'vitest'
import { stepProblems } from '../../../../../server/popups/file/steps'
import { elementsOf } from '../../../../../server/template/elements'
import { readTemplate } from '../../../../../server/template/record'

const messagesOf = (html: string): string[] => stepProblems(elementsOf(html)).map(({ message }) => message)

const step = (name: string, content: string, marks = ''): string =>
  `<section data-wisp-screen="${name}" ${marks}>${content}<button type="button" data-wisp-action="next">On</button></section>`
const question = (name: string, ...answers: string[]): string =>
  `<fieldset data-wisp-field="${name}">${answers.map((answer) => `<input type="radio" name="${name}" ${answer}>`).join('')}</fieldset>`
const last = '<section data-wisp-screen="end"><input data-wisp-field="email"><button>Send</button></section>'
const formOf = (...steps: string[]): string => `<form data-wisp-form>${steps.join('')}</form>`

const SKIN = step('skin', question('skin', 'value="dry"', 'value="oily"'))

it.each([
  [
    'a whole quiz',
    formOf(SKIN, step('age', question('age', 'value="young"'), 'data-wisp-show-if="skin:dry|oily"'), last),
  ],
  [
    'a circle that an answer leaves',
    formOf(step('a', question('a', 'value="x"', 'value="y" data-wisp-next="a"')), last),
  ],
  [
    'an answer that leads to a screen',
    `${formOf(step('a', question('a', 'value="x" data-wisp-next="thanks"')), last)}<section data-wisp-screen="thanks"></section>`,
  ],
  [
    'a condition on what is typed',
    `<form data-wisp-form><input data-wisp-field="city"><p data-wisp-hide-if="city:Rome"></p></form>`,
  ],
  [
    'a condition on a box without a value',
    `<form data-wisp-form><input type="checkbox" data-wisp-field="gift"><p data-wisp-show-if="gift:true"></p></form>`,
  ],
  [
    'conditions in a row, and a field that one of two places shows',
    `<form data-wisp-form><input data-wisp-field="a"><p data-wisp-show-if="a"><input data-wisp-field="b"></p><p data-wisp-show-if="b"><input data-wisp-field="c"></p>
    <p data-wisp-show-if="d"><input data-wisp-field="d"></p><p data-wisp-hide-if="a"><input data-wisp-field="d"></p></form>`,
  ],
  [
    'a condition outside of the form',
    `${formOf(SKIN, last)}<section data-wisp-screen="thanks"><p data-wisp-show-if="skin:dry"></p></section>`,
  ],
  [
    'a condition by the own step of its element',
    formOf(step('skin', `${question('skin', 'value="dry"')}<p data-wisp-show-if="skin">So</p>`), last),
  ],
  [
    'a step whose button stands beside all steps',
    `<form data-wisp-form><section data-wisp-screen="a"></section><section data-wisp-screen="b"></section><button>Go on</button></form>`,
  ],
  [
    'thanks inside of the form, which may have no button',
    formOf(SKIN, last, '<section data-wisp-screen="thanks"><h2>Thank you</h2></section>'),
  ],
  ['a last step whose button goes on, which sends', formOf(SKIN)],
  [
    'a last step that leads back to the one that sends',
    formOf(
      SKIN,
      last,
      '<section data-wisp-screen="b"><button type="button" data-wisp-action="next" data-wisp-to="end"></button></section>',
    ),
  ],
])('%s is sound', (_, html) => expect(messagesOf(html)).toEqual([]))

it.each([
  [
    'a field that is not there',
    formOf(SKIN, step('b', '', 'data-wisp-show-if="skn:dry"'), last),
    'data-wisp-show-if="skn:dry" names no field of the template (did you mean "skin"?)',
  ],
  [
    'an answer that is not there',
    formOf(SKIN, step('b', '', 'data-wisp-hide-if="skin:drie"'), last),
    'data-wisp-hide-if="skin:drie" names "drie", which is no answer of "skin" (did you mean "dry"?)',
  ],
  [
    'a later question',
    formOf(step('b', '', 'data-wisp-show-if="skin:dry"'), SKIN, last),
    'data-wisp-show-if="skin:dry" names a field that is asked only later',
  ],
  [
    'a question of the step itself',
    formOf(step('skin', question('skin', 'value="dry"'), 'data-wisp-show-if="skin:dry"'), last),
    'data-wisp-show-if="skin:dry" names a field that is asked only later',
  ],
  [
    'a field that waits for itself',
    '<form data-wisp-form><p data-wisp-show-if="a:*"><input data-wisp-field="a"></p></form>',
    'nothing can show the field "a": data-wisp-show-if waits for its own answer',
  ],
  [
    'fields that wait for each other, and one that waits for them',
    '<form data-wisp-form><p data-wisp-show-if="b"><input data-wisp-field="a"></p><p data-wisp-show-if="a"><input data-wisp-field="b"></p><p data-wisp-show-if="a"><input data-wisp-field="c"></p><input data-wisp-field="d"></form>',
    'nothing can show the fields "a", "b", "c": data-wisp-show-if waits for its own answer',
  ],
  [
    'a screen that is not there',
    formOf(step('a', question('a', 'value="x" data-wisp-next="ent"', 'value="y"')), last),
    'has no screen "ent", which data-wisp-next names (did you mean "end"?)',
  ],
  [
    'steps without a way out',
    formOf(
      step('a', question('a', 'value="x" data-wisp-next="b"')),
      step('b', question('b', 'value="y" data-wisp-next="a"')),
      last,
    ),
    'nothing leads from "a", "b" to the end of the form',
  ],
  [
    'a step without a button',
    formOf('<section data-wisp-screen="a"></section>', last),
    'its step "a" has no button that goes on (data-wisp-action="next") or sends',
  ],
  [
    'a step that only goes back',
    formOf(SKIN, '<section data-wisp-screen="b"><button data-wisp-action="back">Back</button></section>', last),
    'its step "b" has no button that goes on (data-wisp-action="next") or sends',
  ],
  [
    'a last step without a button',
    formOf(SKIN, '<section data-wisp-screen="end"><input data-wisp-field="email"></section>'),
    'its step "end" has no button that goes on (data-wisp-action="next") or sends',
  ],
  [
    'a form that no step sends',
    formOf(
      SKIN,
      '<section data-wisp-screen="b"><button type="button" data-wisp-action="next" data-wisp-to="thanks"></button></section>',
    ),
    'none of its steps sends the form: the last one needs a submit button',
  ],
  ['two steps of one name', formOf(SKIN, SKIN, last), 'has two steps "skin"'],
  [
    'a step in a step',
    formOf(step('a', '<div data-wisp-screen="inner"></div>'), last),
    'its screen "inner" must not stand in another step',
  ],
  [
    'a progress without steps',
    '<form data-wisp-form><i data-wisp-progress></i></form>',
    'data-wisp-progress needs a form with steps: screens inside the form, and its thanks after it',
  ],
  [
    'a tag at no answer',
    formOf(step('a', '<p data-wisp-tag="x"></p>'), last),
    'data-wisp-tag must stand on an option, a radio button or a box',
  ],
  [
    'a tag with a comma',
    formOf(step('a', question('a', 'value="x" data-wisp-tag="a,b"')), last),
    'data-wisp-tag="a,b" must have no comma: a list of tags has them',
  ],
])('%s is refused', (_, html, message) => expect(messagesOf(html)).toContain(message))

it('all problems are told at once', () => {
  const html = formOf(
    step('a', question('a', 'value="x" data-wisp-next="nowhere"'), 'data-wisp-show-if="z"'),
    SKIN,
    SKIN,
  )
  expect(messagesOf(html)).toHaveLength(3)
})

it.each([
  ['its own', formOf(SKIN, last), ['main']],
  [
    'that around the form',
    `<div data-wisp-screen="welcome"></div><div data-wisp-screen="main">${formOf(SKIN, last)}</div>`,
    ['welcome', 'main'],
  ],
  [
    'the first step, where another screen is called main',
    `<div data-wisp-screen="main"></div>${formOf(SKIN, last)}`,
    ['main', 'skin'],
  ],
])('a form with steps is one screen, and that is %s', (_, html, screens) => {
  expect(readTemplate(html)).toMatchObject({ screens, steps: ['skin', 'end'] })
})

it('fields of steps and with conditions may be missing in a lead', () => {
  const html = `<form data-wisp-form><input data-wisp-field="email" required><p data-wisp-show-if="email"><input data-wisp-field="phone" required></p>
    <div data-wisp-screen="a"><input data-wisp-field="city" required></div></form>`
  expect(readTemplate(html).fields.map(({ name, required }) => [name, required])).toEqual([
    ['email', true],
    ['phone', false],
    ['city', false],
  ])
})
