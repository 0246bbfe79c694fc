import { expect, it } from 'vitest'
import { checkEach, Invalid, invalid, type Problem, together, wrongUsage } from '../../../../server/lib/invalid'

it.each<[string, Problem]>([
  ['must be text', { message: 'must be text' }],
  ['email must be text', { message: 'email must be text', path: ['email'] }],
  [
    'a.json:2:5 fields.0.name: is missing',
    { file: 'a.json', line: 2, column: 5, path: ['fields', 0, 'name'], message: 'is missing' },
  ],
  ['a.json: images.hero.src: is empty', { file: 'a.json', path: ['images', 'hero', 'src'], message: 'is empty' }],
  ['feed.xml:12 is not valid XML', { file: 'feed.xml', line: 12, message: 'is not valid XML' }],
  ['a.json: cannot be read', { file: 'a.json', message: 'cannot be read' }],
])('says where it is: %s', (text, problem) => {
  expect(new Invalid([problem, problem]).message).toBe(`${text}\n${text}`)
})

const refuse = (message: string) => () => {
  throw invalid(message)
}

it('tells of the problems of all checks, of each once', async () => {
  const checks = [refuse('one'), () => 2, refuse('three'), refuse('one')] as const
  const problems = [{ message: 'one' }, { message: 'three' }]
  await expect(together(...checks)).rejects.toMatchObject({ problems })
  expect(() => checkEach(checks, (check) => check())).toThrow(expect.objectContaining({ problems }))
})

it('passes any other error on, whatever else is wrong', async () => {
  const fail = () => {
    throw new TypeError('a slip')
  }
  await expect(together(refuse('one'), fail)).rejects.toBeInstanceOf(TypeError)
  expect(() => checkEach([refuse('one'), fail], (check) => check())).toThrow(TypeError)
})

it('gives what the checks give', async () => {
  const [number, text] = await together(
    () => 1,
    async () => 'two',
  )
  expect([number, text]).toEqual([1, 'two'])
})

it('has a problem for each wrong argument', () => {
  expect(wrongUsage('--a is wrong', '--b is wrong').problems).toEqual([
    { message: '--a is wrong', usage: true },
    { message: '--b is wrong', usage: true },
  ])
})
