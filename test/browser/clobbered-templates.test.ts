import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { EMAIL, formOf, openForm } from '../support/form'
import { popupOf } from '../support/popup'

const fixture = withWorld()

/** All properties of a form, inherited ones too. A field with the name of one hides it. */
const namesOfForms = async (): Promise<string[]> => {
  const { page } = await fixture.world.visit()
  return page.evaluate(() => {
    const names = new Set<string>()
    for (let part: object | null = document.createElement('form'); part; part = Object.getPrototypeOf(part))
      for (const name of Object.getOwnPropertyNames(part)) names.add(name)
    return [...names]
  })
}

const FIELDS = ['constructor', '__proto__', 'toString', 'children']

/** The name and value of each extra field that was sent. */
const extraFieldsOf = (body: string): [unknown, unknown][] =>
  JSON.parse(new URLSearchParams(body).get('newExtraFields') ?? '').map((field: Record<string, unknown>) => [
    field.name,
    field.value,
  ])

describe('a template whose fields are named like properties of a form', () => {
  it.each(inBoth(['name', 'id']))('by their %s: is drawn and checked, and its lead is sent', async (attribute) => {
    const names = await namesOfForms()
    expect(names).toEqual(expect.arrayContaining(['attributes', 'children', 'parentNode', 'nodeName', 'requestSubmit']))
    const fields = FIELDS.map(
      (name) => `<label>${name} <input data-wisp-field="${name}" ${attribute}="${name}"></label>`,
    )
    // Two elements of one name become a list.
    const clobbering = names.flatMap((name) => Array(2).fill(`<input type="hidden" ${attribute}="${name}">`))
    const html = formOf(`${EMAIL}${fields.join('')}${clobbering.join('')}`).replace('<form', '<form style="color: red"')
    const { page } = await openForm(fixture.world, popupOf({ html }))
    expect(await page.locator('form[data-wisp-form]').evaluate((form) => getComputedStyle(form).color)).toBe(
      'rgb(255, 0, 0)',
    )
    await page.getByLabel('Email').fill('ann@example.com')
    for (const name of FIELDS) await page.getByLabel(name, { exact: true }).fill(`of ${name}`)
    const conversion = page.waitForRequest(/api\/display\/conversion\//)
    await page.getByRole('button', { name: 'Send' }).click()
    expect(extraFieldsOf((await conversion).postData() ?? '')).toEqual(FIELDS.map((name) => [name, `of ${name}`]))
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  it.runIf(isShipped())('still connects a label to its field', async () => {
    const html = formOf(
      `${EMAIL}<label for="children">How many?</label><input id="children" data-wisp-field="children">`,
    )
    const { page } = await openForm(fixture.world, popupOf({ html }))
    await page.getByLabel('How many?').fill('3')
    expect(await page.getByLabel('How many?').getAttribute('id')).toBe('wisp-children')
  })
})

it.runIf(isShipped())('images of a template that are named like properties of a document do not break it', async () => {
  const named = ['head', 'body', 'documentElement', 'childNodes', 'firstChild', 'querySelectorAll']
  const pictures = named.map((name) => `<img name="${name}" alt=""><form name="${name}"></form>`)
  const { dialog, page } = await openForm(fixture.world, popupOf({ html: `${pictures.join('')}${formOf(EMAIL)}` }))
  await dialog.getByRole('heading', { name: 'Letter' }).waitFor()
  await page.getByLabel('Email').waitFor()
})

it.runIf(isShipped())('an action that is named like a property of every object does nothing', async () => {
  const names = ['constructor', '__proto__', 'toString', '__defineGetter__', 'hasOwnProperty']
  const html = `<h2>Letter</h2>${names.map((name) => `<button data-wisp-action="${name}">${name}</button>`).join('')}`
  await fixture.world.show(popupOf({ html }))
  const { dialog, page } = await fixture.world.visit('/plain', {
    prepare: ({ page }) =>
      page.addInitScript(() => addEventListener('wisp:error', () => document.body.append('An error'))),
  })
  await dialog.waitFor()
  for (const name of names) await page.getByRole('button', { name }).click()
  expect(await page.getByText('An error').count()).toBe(0)
})
