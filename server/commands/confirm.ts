import { createInterface } from 'node:readline'
import { Failure } from '../lib/failure'
import { wrongUsage } from '../lib/invalid'

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

const TERMINAL: Terminal = { input: process.stdin, output: process.stderr }

/** Resolves with '' if the input ends without an answer. */
const readAnswer = ({ input, output }: Terminal, question: string): Promise<string> =>
  new Promise((resolve) => {
    const reader = createInterface({ input, output })
    reader.once('close', () => resolve(''))
    reader.question(question, (answer) => {
      resolve(answer)
      reader.close()
    })
  })

/** Asks for confirmation and throws unless the answer is yes. Without a terminal, `--yes` is required. */
export const confirm = async (question: string, yes: boolean, terminal = TERMINAL): Promise<void> => {
  if (yes) return
  if (!terminal.input.isTTY) throw wrongUsage(`${question}\nThere is no terminal to answer on. Use --yes in scripts.`)
  const answer = await readAnswer(terminal, `${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Nothing was changed.')
}
