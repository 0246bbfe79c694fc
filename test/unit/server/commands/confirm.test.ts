import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { confirm } from '../../../../server/commands/confirm'

/** A terminal into which this is typed. */
const typing = (text: string, isTTY = true) => {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()]
  input.end(text)
  return { input, output }
}

it.each(['y\n', 'Y\n', 'yes\n', ' yes \n'])('continues after %j, having shown the question', async (typed) => {
  const terminal = typing(typed)
  await confirm('Delete it?', false, terminal)
  expect(`${terminal.output.read()}`).toContain('Delete it? [y/N] ')
})

it.each(['n\n', '\n', 'no\n', 'yellow\n', ''])('changes nothing after %j', async (typed) => {
  await expect(confirm('Delete it?', false, typing(typed))).rejects.toThrow('Nothing was changed.')
})

it('asks nothing with --yes', async () => {
  const terminal = typing('n\n', false)
  await confirm('Delete it?', true, terminal)
  expect(terminal.output.read()).toBeNull()
})

it('refuses without --yes if nobody can be asked', async () => {
  await expect(confirm('Delete it?', false, typing('y\n', false))).rejects.toThrow('Use --yes')
})
