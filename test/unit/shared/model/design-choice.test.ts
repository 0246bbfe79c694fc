import { expect, it } from 'vitest'
import { newPopupId } from '../../../../server/lib/ids'
import { choiceId, choiceOf, type DesignChoice } from '../../../../shared/model/design-choice'
import { POPUP_TYPES } from '../../../../shared/model/popup-type'

const TYPES = POPUP_TYPES.filter((type) => type !== 'content')
const EITHER = [false, true]
const LOOKS: Pick<DesignChoice, 'accent' | 'brand'>[] = [
  {},
  { brand: 'clay' },
  { brand: 'fox' },
  ...['#000000', '#ffffff', '#fbefbe', '#6d28d9', '#010203'].map((accent) => ({ accent })),
]

const choices = TYPES.flatMap((type, index) =>
  EITHER.flatMap((hebrew) =>
    EITHER.flatMap((vertical) =>
      EITHER.flatMap((dark) => LOOKS.map((look) => ({ type, format: index * 2 + 1, hebrew, vertical, dark, ...look }))),
    ),
  ),
)

it('is read from its id as it was chosen, and no two choices share an id', () => {
  for (const choice of choices)
    expect(choiceOf(choiceId(choice))).toEqual({ accent: undefined, brand: undefined, ...choice })
  expect(new Set(choices.map(choiceId)).size).toBe(choices.length)
})

it('has an id that is allowed wherever one of a popup is', () => {
  for (const choice of choices) expect(choiceId(choice)).toMatch(/^[\w-]{13}$/)
})

it('keeps the first four letters of a brand', () => {
  const choice = { type: 'bar', format: 3, hebrew: false, vertical: false, dark: false, brand: 'lantern' } as const
  expect(choiceOf(choiceId(choice))).toMatchObject({ brand: 'lant' })
})

it('is never read from the id of a popup, or from anything else', () => {
  const others = ['', 'lib_', 'lib_zz01a____', 'lib_li1aa____', 'lib_li01q____', 'lib_li01a_____', 'xib_li01a____']
  for (const id of [...others, ...Array.from({ length: 200 }, () => newPopupId())]) expect(choiceOf(id)).toBeUndefined()
})
