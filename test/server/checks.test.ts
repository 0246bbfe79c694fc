/** The same sentences as in test/unit/shared/checks, for a running server, which stores every lead and marks it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILT_IN } from '../../shared/model/template'
import { snake } from '../../shared/values/names'
import { describeOnEitherDatabase } from '../support/databases'
import { markupOf, SENTENCES } from '../support/field-checks'
import { OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'

const idOf = (index: number): string => `popupcheck${`${index}`.padStart(3, '0')}`

/** A field's value as a script sends it. */
const encode = (name: string, value: string): Record<string, string> => {
  if (name === 'consent') return { checkbox_checked: value }
  if (BUILT_IN.includes(name)) return { [snake(name)]: value }
  return { newExtraFields: JSON.stringify([{ name, property_name: name, value }]) }
}

describeOnEitherDatabase('checks', (database) => {
  let shop: Shop
  let leadCount = 0
  beforeAll(async () => {
    shop = await openShop(database())
    const popups = SENTENCES.map(({ field }, index) =>
      popupOf({ id: idOf(index), html: `<form data-wisp-form>${markupOf(field)}</form>` }),
    )
    for (const popup of popups) await shop.store.popups.save(OPEN_SITE, popup)
  })
  afterAll(() => shop.close())

  describe.each(SENTENCES.map((sentence, index) => ({ ...sentence, index })))('$says', ({ field, rows, index }) => {
    it.each(rows)('“%s”: %s', async (value, problem) => {
      const mark = `lead number ${++leadCount}.`
      const response = await shop.form('/api/display/conversion/viewer', {
        poptin_id: idOf(index),
        message: mark,
        ...encode(field.name, value),
      })
      expect(response.status).toBe(200)
      const [lead] = await shop.store.leads.all({ search: mark })
      expect(lead?.problems ?? {}).toEqual(problem ? { [field.name]: problem } : {})
    })
  })
})
