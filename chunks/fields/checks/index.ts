/**
 * The checks of a form, and how its values are sent. In a popup they come with the submit chunk; on a page they are fetched
 * when a field of a lead form gets the focus, or the form is pressed without.
 */
import { messages } from '../../../shared/checks/messages'
import { judge, type Reading, sentValue } from '../../../shared/page/forms/check'
import type { ChecksChunk } from '../../../shared/page/forms/checks-chunk'
import type { FormField } from '../../../shared/page/forms/fields'
import '../chip/chip.css'
import { doubt } from '../../../shared/words/english/doubt'
import { ask, isConfirmed, removeQuestions } from './ask'

export const check: ChecksChunk['check'] = (form, readings, { adopt, press, words }) => {
  removeQuestions(form)
  const { doubts, empty, problems } = judge(readings, { ...messages, ...words }, { now: Date.now() })
  const values = new Map<FormField, string>(readings.map((reading) => [reading.field, sentValue(reading)]))
  const isRight = ({ field, value }: Reading): boolean => isConfirmed(form, field.name, value)
  const doubted = readings.filter(({ field }) => doubts.has(field.name))
  const unsure = doubted.filter(isRight).map(({ field }) => field.name)
  for (const name of unsure) problems.delete(name)
  const questions = doubted.filter((reading) => !isRight(reading))
  const answer = words.right ?? doubt.right
  if (questions.length) adopt?.(import.meta.wispCss)
  ask(
    form,
    questions.map(({ field, value }) => ({ field, value, message: problems.get(field.name) ?? '', answer, press })),
  )
  return { problems, empty, values, unsure, asked: questions.map(({ field }) => field.name) }
}
