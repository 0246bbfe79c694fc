import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { formOf, renderedForm, tagOf, withContact } from '../../support/contact-form'
import { LINES } from '../../support/contact-server'

const fixture = withWorld()
const { contact, put } = withContact(fixture)

const KEYS = [
  ...['id', 'status', 'inputs', 'formData', 'contactFormId', 'pluginVersion', 'contactFormLocale', 'unitTag'],
  'containerPostId',
]

/** Status, class of the form, class of the output, event. */
const STATUSES = [
  ['validation_failed', 'invalid', 'wpcf7-validation-errors', 'invalid'],
  ['acceptance_missing', 'unaccepted', 'wpcf7-acceptance-missing', 'unaccepted'],
  ['spam', 'spam', 'wpcf7-spam-blocked', 'spam'],
  ['my_custom_status', 'custom-my-custom_status', 'wpcf7-custom-my-custom_status'],
  ['two words here', 'custom-two-words-here', 'wpcf7-custom-two-words-here'],
  ['payment_required', 'custom-payment-required', 'wpcf7-custom-payment-required'],
  ['constructor', 'custom-constructor', 'wpcf7-custom-constructor'],
  ['aborted', 'aborted', 'wpcf7-aborted', 'aborted'],
  ['mail_failed', 'failed', 'wpcf7-mail-sent-ng', 'mailfailed'],
  ['mail_sent', 'sent', 'wpcf7-mail-sent-ok', 'mailsent'],
] as const

describe.runIf(isShipped()).each(LINES)('a contact form of %s', (line) => {
  /** From 5.4 on. */
  const isNew = line === '5.7.7'

  it('shows each status by its classes, tells the page in order, and leaves nothing of the one before', async () => {
    contact.answer(line, ...STATUSES.map(([status]) => ({ status })))
    const { page } = await fixture.world.visit(put(line, formOf(line)))
    const { form, output, spoken, send, name, heard, ready, wrapper } = renderedForm(page)
    await ready()
    let previous = 'init'
    for (const [status, older, place, event] of STATUSES) {
      const look = isNew && status === 'payment_required' ? 'payment-required' : older
      await name.fill('Ann')
      const before = (await heard()).length
      await send.click()
      await expect.poll(() => output.textContent()).toBe(`Answer: ${status}`)
      expect(await form.getAttribute('class')).toBe(`wpcf7-form ${look}`)
      expect(await form.getAttribute('data-status')).toBe(look)
      expect(await form.getAttribute('aria-busy')).toBe('false')
      expect(await output.getAttribute('class')).toBe(`wpcf7-response-output ${place}`)
      expect(await output.isVisible()).toBe(true)
      expect(await spoken.textContent()).toBe(`Answer: ${status}`)
      expect(await spoken.getAttribute('role')).toBe('alert')
      const news = (await heard()).slice(before)
      expect(news.map(({ name, status }) => [name, status])).toEqual([
        ['beforesubmit', isNew ? previous : 'init'],
        ...(event ? [[event, status]] : []),
        ['submit', status],
      ])
      expect(news.map(({ keys }) => keys)).toEqual([KEYS, ...news.slice(1).map(() => [...KEYS, 'apiResponse'])])
      expect(news.at(-1)).toMatchObject({
        on: tagOf(),
        at: isNew ? 'form' : 'div',
        id: tagOf(),
        contactFormId: isNew ? 7 : '7',
        pluginVersion: line,
        contactFormLocale: 'en_US',
        unitTag: tagOf(),
        containerPostId: isNew ? 12 : '12',
        apiResponse: { status, message: `Answer: ${status}` },
        inputs: [
          { name: 'your-name', value: 'Ann' },
          { name: 'your-email', value: '' },
        ],
      })
      previous = look
      expect(await name.inputValue()).toBe(status === 'mail_sent' ? '' : 'Ann')
      expect(await violationsOf(page, 'main')).toEqual([])
    }
    expect(contact.received.map(({ call }) => call)).toEqual(
      STATUSES.map(() => 'POST /wp-json/contact-form-7/v1/contact-forms/7/feedback'),
    )
    expect(await wrapper.getAttribute('class')).toBe(line === '5.7.7' ? 'wpcf7 js' : 'wpcf7')
  })

  it('is busy while it is sent, with the spinner of both lines, and empty of what it said before', async () => {
    contact.answer(line, { status: 'spam' }, { status: 'mail_sent', hangs: true })
    const { page } = await fixture.world.visit(put(line, formOf(line)))
    const { form, output, spoken, send, ready, wrapper } = renderedForm(page)
    const spinner = wrapper.locator('.wpcf7-submit + span.ajax-loader.wpcf7-spinner')
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: spam')
    expect(await spinner.getAttribute('class')).toBe('ajax-loader wpcf7-spinner')
    await send.click()
    await expect.poll(() => contact.received.length).toBe(2)
    expect(await form.getAttribute('class')).toBe('wpcf7-form submitting')
    expect(await form.getAttribute('aria-busy')).toBe('true')
    expect(await spinner.getAttribute('class')).toBe('ajax-loader wpcf7-spinner is-active')
    expect(await output.isVisible()).toBe(false)
    expect(await output.getAttribute('class')).toBe('wpcf7-response-output wpcf7-display-none')
    expect(await spoken.textContent()).toBe('Sending…')
    expect(await violationsOf(page, 'main')).toEqual([])
    contact.release()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(await spinner.count()).toBe(1)
  })

  it('shows messages as text, sends in demo mode, and remembers the hash of what was sent', async () => {
    const message = '<img src=x onerror=alert(1)> &amp; thanks'
    contact.answer(line, { message, more: { demo_mode: true } })
    const { page } = await fixture.world.visit(put(line, formOf(line)))
    const { output, spoken, send, heard, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe(message)
    expect(await spoken.textContent()).toBe(message)
    expect((await heard()).at(-1)).toMatchObject({ name: 'submit', apiResponse: { demo_mode: true } })
    const hash = page.locator('[name=_wpcf7_posted_data_hash]')
    if (line === '5.1.9') expect(await hash.count()).toBe(0)
    else expect(await hash.inputValue()).toMatch(/^[0-9a-f]{32}$/)
  })

  it('tells of each change of its status and of a reset from 5.4 on, and is as at first after one', async () => {
    contact.answer(line, { status: 'spam' }, { status: 'mail_sent' })
    const { page, requests } = await fixture.world.visit(put(line, formOf(line)))
    const { form, output, send, name, heardLater, ready } = renderedForm(page)
    await ready()
    if (isNew) await expect.poll(() => requests).toContain('GET /v/site-contact-newer.js')
    else expect(requests).not.toContain('GET /v/site-contact-newer.js')
    await name.fill('Ann')
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: spam')
    await form.evaluate((element: HTMLFormElement) => element.reset())
    const changes = async () => (await heardLater()).map(({ name, status, prevStatus }) => [name, prevStatus, status])
    const first = [
      ['statuschanged', 'init', 'submitting'],
      ['statuschanged', 'submitting', 'spam'],
      ['statuschanged', 'spam', 'resetting'],
      ['statuschanged', 'resetting', 'init'],
      ['reset', undefined, 'init'],
    ]
    await expect.poll(changes).toEqual(isNew ? first : [])
    if (isNew) expect((await heardLater()).at(-1)).toMatchObject({ name: 'reset', apiResponse: {} })
    expect(await name.inputValue()).toBe('')
    expect(await output.textContent()).toBe(isNew ? '' : 'Answer: spam')
    expect(await form.getAttribute('data-status')).toBe(isNew ? 'init' : 'spam')
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    await expect
      .poll(async () => (await changes()).slice(first.length))
      .toEqual(
        isNew
          ? [
              ['statuschanged', 'init', 'submitting'],
              ['statuschanged', 'submitting', 'sent'],
              ['statuschanged', 'sent', 'resetting'],
              ['statuschanged', 'resetting', 'sent'],
              ['reset', undefined, 'sent'],
            ]
          : [],
      )
    expect(await form.getAttribute('data-status')).toBe('sent')
    expect(await output.textContent()).toBe('Answer: mail_sent')
  })

  it('says what is wrong with a field when it is left, from 5.7 on', async () => {
    const rules = [
      { rule: 'required', field: 'your-name', error: 'Please fill out this field.' },
      { rule: 'maxlength', field: 'your-name', threshold: 5, error: 'This is too long.' },
      { rule: 'email', field: 'your-email', error: 'No e-mail address.' },
    ]
    contact.answer(line, { rules, status: 'validation_failed' })
    const { page } = await fixture.world.visit(put(line, formOf(line)))
    const { form, name, wrapper, output, send, heardLater, ready } = renderedForm(page)
    await ready()
    const email = wrapper.getByLabel('Your email')
    const tips = () => wrapper.locator('.wpcf7-not-valid-tip').allTextContents()
    await email.fill('ann@')
    await name.fill('Annabella')
    await email.focus()
    await expect.poll(tips).toEqual(isNew ? ['This is too long.', 'No e-mail address.'] : [])
    if (isNew) {
      const changes = (await heardLater()).map(({ name, status, prevStatus }) => [name, prevStatus, status])
      const validation = [
        ['statuschanged', 'init', 'validating'],
        ['statuschanged', 'validating', 'init'],
      ]
      // Each of the two fields was left.
      expect(changes).toEqual([...validation, ...validation])
      expect(await form.getAttribute('class')).toBe('wpcf7-form init')
      expect(await violationsOf(page, 'main')).toEqual([])
      expect(await name.getAttribute('aria-invalid')).toBe('true')
      await name.fill('Ann')
      await email.fill('ann@example.com')
      await name.focus()
      await expect.poll(tips).toEqual([])
      expect([await name.getAttribute('aria-invalid'), await name.getAttribute('class')]).toEqual([
        'false',
        'wpcf7-form-control wpcf7-text',
      ])
    }
    await name.fill('')
    // The press leaves the field, and no message moves the button from under it.
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: validation_failed')
    expect(await tips()).toEqual([])
  })
})
