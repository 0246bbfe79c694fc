/** Forms as five releases of Contact Form 7 print them. */
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { renderedForm, withContact } from '../../support/contact-form'
import { formOfRelease, RELEASES } from '../../support/contact-releases'
import { everydayRows } from '../../support/everyday-share'

const fixture = withWorld()
const { contact, put } = withContact(fixture)

/** The rule of the releases' own style sheet that decides where fields are. */
const css = '.hidden-fields-container{display:none}'

/** WordPress hides fields by an attribute. */
const STYLES = "style-src-attr 'unsafe-inline'"

const WRONG = { message: 'Please fill out this field.' }

describe.runIf(isShipped())('a form', () => {
  it.each(everydayRows(RELEASES))('of $version says what is wrong, is sent, and asks anew', async (release) => {
    const quiz = { sum: ['2 + 2 =', 'four'] }
    contact.answer(
      release.line,
      { status: 'validation_failed', invalid: { 'your-name': WRONG }, more: { quiz } },
      { status: 'mail_sent', more: { quiz: { sum: ['3 + 3 =', 'six'] } } },
    )
    const { page } = await fixture.world.visit(put(release.line, formOfRelease(release), { css, policy: STYLES }))
    const { form, output, send, name, wrapper, spoken, heard, heardLater, ready } = renderedForm(page)
    await ready()
    // The terms are not accepted yet.
    await expect.poll(() => send.isDisabled()).toBe(true)
    await page.getByLabel('I agree').check()
    await page.getByLabel('Other').check()
    await page.getByLabel('Which').fill('A pigeon')
    await page.getByLabel('Post').check()
    expect(await page.getByLabel('Other').isChecked()).toBe(false)
    await page.getByLabel('Your message').fill('Hello')
    expect(await page.locator('.wpcf7-character-count').textContent()).toBe('1995')
    await page.getByLabel('Your site').fill('example.com')
    await page.locator('[name=sum]').fill('2')
    await send.click()

    await expect.poll(() => output.textContent()).toBe('Answer: validation_failed')
    expect(await form.getAttribute('class')).toBe('wpcf7-form invalid')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await wrapper.locator('.wpcf7-not-valid-tip').allTextContents()).toEqual([WRONG.message])
    expect(await spoken.locator('li').textContent()).toBe(`Your name: ${WRONG.message}`)
    expect(await page.locator('.wpcf7-quiz-label').textContent()).toBe('2 + 2 =')
    expect(await page.locator('[name=sum]').inputValue()).toBe('')
    expect(await violationsOf(page, 'main')).toEqual([])

    await name.fill('Ann')
    await page.locator('[name=sum]').fill('4')
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    const [, last] = contact.submissions()
    expect(last).toMatchObject({
      _wpcf7: '7',
      _wpcf7_version: release.version,
      _wpcf7_unit_tag: 'wpcf7-f7-p12-o1',
      _wpcf7_quiz_answer_sum: 'four',
      'your-name': 'Ann',
      site: 'http://example.com',
      way: 'Post',
      terms: '1',
    })
    expect(last).not.toHaveProperty(release.freeText)
    expect(await form.getAttribute('class')).toBe('wpcf7-form sent')
    // Reset, with what goes by its fields.
    await expect.poll(() => send.isDisabled()).toBe(true)
    await expect.poll(() => page.locator('.wpcf7-character-count').textContent()).toBe('2000')
    expect(await page.locator('[name=_wpcf7_quiz_answer_sum]').inputValue()).toBe('six')
    expect((await heard()).map(({ name, at }) => [name, at])).toEqual(
      ['beforesubmit', 'invalid', 'submit', 'beforesubmit', 'mailsent', 'submit'].map((name) => [name, 'form']),
    )
    await expect.poll(async () => (await heardLater()).at(-1)?.name).toBe('reset')
  })
})

const PARTS = `
  <fieldset id="after" class="inert-on-sent"><button type="button">Another gift</button></fieldset>
  <p id="before" class="active-on-any" inert><button type="button">Look at it again</button></p>
  <p id="while" class="inert-on-submitting inert-on-custom-on-hold"><button type="button">Help</button></p>`

describe.runIf(isShipped())('parts of a form', () => {
  const open = async (
    ...answers: Parameters<typeof contact.answer> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const [release] = RELEASES.filter(({ version }) => version === '5.9.8')
    if (!release) throw new Error('no such release')
    contact.answer(release.line, ...answers)
    const form = formOfRelease(release, PARTS).replace('wpcf7-acceptance', '$& optional')
    const visit = await fixture.world.visit(put(release.line, form, { css, policy: STYLES }))
    const formOnPage = renderedForm(visit.page)
    await formOnPage.ready()
    await expect.poll(() => visit.requests).toContain('GET /v/site-contact-newer.js')
    return {
      ...visit,
      ...formOnPage,
      inert: () => visit.page.locator('form [inert]').evaluateAll((all) => all.map(({ id }) => id)),
    }
  }

  it('cannot be used while it has the status that their class names, and can in any other', async () => {
    const { page, form, inert, output, send } = await open({ status: 'on hold', hangs: true }, { status: 'mail_sent' })
    expect(await inert()).toEqual(['before'])
    await send.click()
    await expect.poll(inert).toEqual(['while'])
    contact.release()
    await expect.poll(() => output.textContent()).toBe('Answer: on hold')
    expect(await inert()).toEqual(['while'])
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    await expect.poll(inert).toEqual(['after'])
    const gift = page.getByRole('button', { name: 'Another gift' })
    await gift.evaluate((button: HTMLElement) => button.focus())
    expect(await gift.evaluate((button) => button === document.activeElement)).toBe(false)
    await form.evaluate((element: HTMLFormElement) => element.reset())
    await expect.poll(inert).toEqual([])
    expect(await page.locator('#after').getAttribute('class')).toBe('inert-on-sent')
  })
})
