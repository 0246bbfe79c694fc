import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { formOf, renderedForm, withContact } from '../../support/contact-form'
import { LINES } from '../../support/contact-server'

const fixture = withWorld()
const { contact, put } = withContact(fixture)

const SIZE = 'width="72" height="24"'
const IMAGE = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ${SIZE.replaceAll('"', "'")}/%3E`
const FIELDS = `<p><input type="hidden" name="_wpcf7_captcha_challenge_letters" value="111">
  <img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-letters" alt="Letters" ${SIZE} src="${IMAGE}">
  <span class="wpcf7-form-control-wrap letters" data-name="letters"><input type="text" name="letters" id="letters"
    class="wpcf7-form-control wpcf7-captchar" aria-label="What you read" aria-invalid="false"></span></p>`

describe.runIf(isShipped()).each(LINES)('a captcha that was read wrongly, as %s answers it', (line) => {
  it('has another image and challenge, and its field is empty and marked', async () => {
    const invalid = { letters: { message: 'Your entry is not correct.', idref: 'letters' } }
    const more = { captcha: { letters: `${contact.origin}/uploads/2718281828.png` } }
    contact.answer(line, { status: 'validation_failed', invalid, more }, { status: 'mail_sent' })
    const { page } = await fixture.world.visit(
      put(line, formOf(line, { fields: FIELDS }), { css: '.wpcf7 img{display:block}' }),
      {
        // The file itself is not what this is about.
        prepare: ({ page }) =>
          page.route('**/uploads/*', (route) =>
            route.fulfill({ contentType: 'image/svg+xml', body: `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}/>` }),
          ),
      },
    )
    const { output, ready, send, wrapper } = renderedForm(page)
    await ready()
    const field = page.getByLabel('What you read')
    await field.fill('ABCD')
    await send.click()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await wrapper.locator('.wpcf7-not-valid-tip').textContent()).toBe('Your entry is not correct.')
    expect(await field.inputValue()).toBe('')
    expect(await page.locator('.wpcf7-captcha-letters').getAttribute('src')).toBe(more.captcha.letters)
    await field.fill('EFGH')
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    const challenges = contact.submissions().map((fields) => [fields.letters, fields._wpcf7_captcha_challenge_letters])
    expect(challenges).toEqual([
      ['ABCD', '111'],
      ['EFGH', '2718281828'],
    ])
  })
})
