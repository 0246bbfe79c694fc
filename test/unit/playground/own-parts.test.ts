// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { ownPartsOf, stepsOf } from '../../../playground/own-parts'
import { readTemplate } from '../../../server/template/record'
import { STEP_MARKS } from '../../../shared/model/template'

const step = (name: string) => `<section data-wisp-screen="${name}"><button data-wisp-action="next"></button></section>`

/** The playground has no server, and shows templates with the same parts. */
it.each([
  ['a form with steps', `<form data-wisp-form>${step('tea')}${step('mail')}</form>`],
  ['a form with its thanks inside', `<form data-wisp-form>${step('main')}${step('thanks')}</form>`],
  ['a form of one screen', `<section data-wisp-screen="main"><form data-wisp-form></form></section>`],
  ['a poll', '<button data-wisp-vote="tea" value="Green"></button><div data-wisp-shares="tea"></div>'],
  ...STEP_MARKS.flatMap((mark) => [
    [`the mark ${mark}`, `<form data-wisp-form><p data-wisp-${mark}="x"></p></form>`],
    [`the action ${mark}`, `<form data-wisp-form><p data-wisp-action="${mark}"></p></form>`],
  ]),
])('the playground draws %s with the parts that the server names', (_, html = '') => {
  const { marks, steps = [] } = readTemplate(html)
  expect(ownPartsOf(html)).toEqual(['steps', 'shares'].filter((part) => marks.includes(part)))
  expect(stepsOf(html)).toEqual(steps)
})
