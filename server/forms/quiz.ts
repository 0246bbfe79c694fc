/** Questions against programs. The right answer goes along, signed, so that nothing has to be remembered. */
import { timingSafeEqual } from 'node:crypto'
import { quizAnswerOf } from '../../shared/wire/server/contact-form'
import type { ContactForm, QuizQuestion } from './form'
import type { Submission } from './submission'

type Sign = (text: string) => Promise<string>

/** Upper case, spaces and the ways to write the same character make no difference. */
const normalised = (answer: string): string => answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const hashOf = (sign: Sign, { id }: ContactForm, field: string, answer: string): Promise<string> =>
  sign(`quiz ${id} ${field} ${normalised(answer)}`)

/** A question for each quiz of the form. */
export const askQuiz = async (form: ContactForm, sign: Sign): Promise<Map<string, QuizQuestion>> => {
  const byField = new Map<string, QuizQuestion>()
  for (const { name, questions } of form.fields) {
    const quiz = questions?.[Math.floor(Math.random() * questions.length)]
    if (quiz) byField.set(name, [quiz.question, await hashOf(sign, form, name, quiz.answer)])
  }
  return byField
}

const isSame = (first: string, other: string): boolean =>
  first.length === other.length && timingSafeEqual(Buffer.from(first), Buffer.from(other))

/** The quizzes that are answered rightly. */
export const answeredIn = async (form: ContactForm, { values }: Submission, sign: Sign): Promise<Set<string>> => {
  const right = new Set<string>()
  for (const { name, kind } of form.fields) {
    const [answer, hash] = [values.get(name)?.[0], values.get(quizAnswerOf(name))?.[0]]
    if (kind !== 'quiz' || answer === undefined || hash === undefined) continue
    if (/^[\w-]{1,100}$/.test(hash) && isSame(hash, await hashOf(sign, form, name, answer))) right.add(name)
  }
  return right
}
