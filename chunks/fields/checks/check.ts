/** Checks a form, asks about what is unlikely, and says how its values are sent. */
import { judge, type Reading, sentValue } from '../../../shared/page/forms/check'
import type { ChecksChunk } from '../../../shared/page/forms/checks-chunk'
import type { FormField } from '../../../shared/page/forms/fields'
import type { FormRules } from '../../../shared/page/forms/rules'
import { doubt } from '../../../shared/words/english'
import '../chip/chip.css'
import { ask, isConfirmed, type PutChip, removeQuestions } from './ask'

export const createCheck =
  (rulesNow: () => FormRules, put: PutChip): ChecksChunk['check'] =>
  (form, readings, { adopt, press, words }) => {
    const rules = rulesNow()
    removeQuestions(form)
    const { doubts, empty, problems } = judge(readings, rules, { ...rules.messages, ...words }, { now: Date.now() })
    const values = new Map<FormField, string>(readings.map((reading) => [reading.field, sentValue(reading, rules)]))
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
      put,
    )
    return { problems, empty, values, unsure, asked: questions.map(({ field }) => field.name) }
  }
