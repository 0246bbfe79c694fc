import { describe, expect, it } from 'vitest'
import { isShipped } from '../../support/builds'
import { withBuiltPages } from '../../support/built-page'
import { everydayRows } from '../../support/everyday-share'
import { joined, standInForPopups } from '../../support/joined-page'
import type { Visit } from '../../support/visit.page'

const fixture = withBuiltPages()
const LEAVING = { ours: true } as const

interface Actions {
  [id: string]: Record<string, unknown>
}
const visit = (body: string, actions: Actions, more: Parameters<typeof fixture.world.visit>[1] = {}) =>
  fixture.world.visit(fixture.built.put('/actions', { body, data: { actions } }), more)
/** Waits until the elements near the screen have started. */
const alive = ({ page }: Visit) => page.waitForLoadState('networkidle')
const hash = ({ page }: Visit) => expect.poll(() => new URL(page.url()).hash)

describe.runIf(isShipped())('a link of an element', () => {
  it('opens in the same tab, and what is encoded already is not encoded again', async () => {
    const here = await visit(
      '<button id="go">Go</button>',
      {
        go: { action: 'open-link', target: '/there?of=hill%20pottery' },
      },
      LEAVING,
    )
    await here.page.getByRole('button').click()
    await here.page.waitForURL('**/there?of=hill%20pottery')
  })

  it('opens in a new tab, which cannot reach the page', async () => {
    const here = await visit('<a id="go" href="#native">Go</a>', {
      go: { action: 'open-link', target: '/there', 'new-tab': true },
    })
    const opening = here.page.context().waitForEvent('page')
    await here.page.getByRole('link').click()
    const tab = await opening
    await tab.waitForURL('**/there')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(new URL(here.page.url()).hash).toBe('')
  })

  it('opens in this tab where the browser blocks new ones', async () => {
    const here = await visit(
      '<button id="go">Go</button>',
      { go: { action: 'open-link', target: '/there', 'new-tab': true } },
      LEAVING,
    )
    await here.page.evaluate(() => {
      window.open = () => null
      Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })
    })
    await here.page.getByRole('button').click()
    await here.page.waitForURL('**/there')
  })

  it.each(
    everydayRows(['javascript:document.title="harmed"', 'java\nscript:document.title="harmed"', 'data:text/html,x']),
  )('leads nowhere, if it is %j, and neither does the element then', async (target) => {
    const here = await visit('<a id="go" href="#native">Go</a><a id="then" href="#native">Then</a>', {
      go: { action: 'open-link', target },
      // biome-ignore lint/suspicious/noThenProperty: the id of an element
      then: { action: 'open-link', target: '#then' },
    })
    await here.page.getByText('Go').click()
    await here.page.getByText('Then').click()
    await hash(here).toBe('#then')
    expect(await here.page.title()).toBe('A built page')
  })

  it('still leads where it leads by itself when our script cannot be loaded', async () => {
    const here = await visit(
      '<a id="go" href="#native"><b>Go</b></a>',
      { go: { action: 'open-link', target: '#ours' } },
      {
        prepare: ({ page }) => page.route('**/page-actions.js', (route) => route.abort()),
      },
    )
    await here.page.getByText('Go').click()
    await hash(here).toBe('#native')
    await expect.poll(() => fixture.built.hits.filter(({ form }) => form.event_name === 'click').length).toBe(1)
  })

  it('is left to the browser where the visitor asks for a tab of their own', async () => {
    const here = await visit('<a id="go" href="/native">Go</a>', { go: { action: 'open-link', target: '/ours' } })
    const opening = here.page.context().waitForEvent('page')
    await here.page.getByRole('link').click({ modifiers: ['Control'] })
    const tab = await opening
    await tab.waitForURL('**/native')
    expect(new URL(here.page.url()).pathname).toBe('/actions')
  })
})

describe.runIf(isShipped())('pictures and boxes with an action', () => {
  it('can be pressed with the keyboard', async () => {
    const here = await visit('<img id="bowl" alt="A bowl" width="40" height="40"><div id="box">A box</div>', {
      bowl: { action: 'open-link', target: '#bowl' },
      box: { action: 'open-link', target: '#box' },
    })
    await here.page.getByRole('button', { name: 'A bowl' }).waitFor()
    await here.page.keyboard.press('Tab')
    await here.page.keyboard.press('Enter')
    await hash(here).toBe('#bowl')
    await here.page.getByRole('button', { name: 'A box' }).focus()
    await here.page.keyboard.press(' ')
    await hash(here).toBe('#box')
  })

  it('act as the nearest element around what is pressed that has an action', async () => {
    const here = await visit('<div id="outer">Outer <p id="other"><b id="inner">Inner</b> Other</p></div>', {
      outer: { action: 'open-link', target: '#outer' },
      inner: { action: 'open-link', target: '#inner' },
    })
    await here.page.getByText('Inner').click()
    await hash(here).toBe('#inner')
    await here.page.getByText('Other').click()
    await hash(here).toBe('#outer')
  })

  it('leave it to the page what the page has done itself', async () => {
    const here = await visit('<button id="go">Go</button>', { go: { action: 'open-link', target: '#ours' } })
    await here.page.evaluate(() =>
      document.querySelector('#go')?.addEventListener('click', (event) => event.preventDefault()),
    )
    await here.page.getByRole('button').click()
    await alive(here)
    expect(new URL(here.page.url()).hash).toBe('')
  })
})

describe.runIf(isShipped())('a form with a button that sends it', () => {
  const FORM =
    '<form action="/taken" method="get"><input name="email" required aria-label="Email"><button id="send" name="by" value="us">Send</button></form>'
  const ACTIONS = { send: { action: 'submit-form' } }

  it('is sent once, with the button, although the button sends it by itself', async () => {
    const queries: string[] = []
    const here = await visit(FORM, ACTIONS, LEAVING)
    fixture.built.answer = ({ url }) => {
      const { pathname, search } = new URL(url)
      if (pathname === '/taken') queries.push(search)
      return new Response('')
    }
    await here.page.getByLabel('Email').fill('a@b.example')
    await here.page.getByRole('button').click()
    await here.page.waitForURL('**/taken?**')
    await here.page.waitForLoadState('networkidle')
    expect(queries).toEqual(['?email=a%40b.example&by=us'])
  })

  it('is checked by the browser', async () => {
    const here = await visit(FORM, ACTIONS)
    await here.page.getByRole('button').click()
    await expect.poll(() => here.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(new URL(here.page.url()).pathname).toBe('/actions')
  })
})

describe.runIf(isShipped())('parts of the page', () => {
  it('are shown and hidden, and screen readers are told', async () => {
    const here = await visit(
      '<button id="show">Show</button><button id="hide">Hide</button><p id="one" hidden>One</p><p id="two" hidden>Two</p>',
      {
        show: { action: 'show-elements', target: 'one, two' },
        hide: { action: 'hide-elements', target: ['one'] },
      },
    )
    const [show, hide] = ['Show', 'Hide'].map((name) => here.page.getByRole('button', { name }))
    await expect.poll(() => show?.getAttribute('aria-expanded')).toBe('false')
    expect(await show?.getAttribute('aria-controls')).toBe('one two')
    await show?.click()
    await here.page.getByText('Two').waitFor()
    await expect.poll(() => show?.getAttribute('aria-expanded')).toBe('true')
    await hide?.click()
    await here.page.getByText('One').waitFor({ state: 'hidden' })
    expect(await here.page.getByText('Two').isVisible()).toBe(true)
    expect(await hide?.getAttribute('aria-expanded')).toBe('false')
  })
})

describe.runIf(isShipped())('a completed campaign', () => {
  it('is counted and told to the page, and the link leads on', async () => {
    const here = await visit('<a id="done" data-wisp-name="thanks" href="#thanks">Thanks</a>', {
      done: { action: 'mark-campaign-complete' },
    })
    await here.page.evaluate(() => {
      addEventListener('wisp:campaign-complete', ({ detail }) => Object.assign(window, { detail }))
    })
    await here.page.getByRole('link').click()
    await hash(here).toBe('#thanks')
    const marks = () => fixture.built.hits.filter(({ form }) => form.event_name === 'mark-campaign-complete')
    await expect.poll(() => marks().length).toBe(1)
    expect(marks()[0]?.form).toMatchObject({ received_element: 'thanks', received_element_tag: 'a', page_type: 'page' })
    expect(await here.page.evaluate(() => Reflect.get(window, 'detail'))).toEqual({
      page: 'page-1',
      variant: '',
      element: 'thanks',
    })
  })
})

describe.runIf(isShipped())('popups of the page', () => {
  it('are opened and closed by their option ids', async () => {
    const here = await visit(
      `<button id="open">Open</button>
      <div id="letter" data-popup-option-id="31">A letter <button id="close">Close</button></div>`,
      { open: { action: 'open-popup', 'popup-id': 'letter' }, close: { action: 'close-popup' } },
      { prepare: standInForPopups },
    )
    const calls = () => joined(here, (page) => page.calls)
    await here.page.getByRole('button', { name: 'Open' }).click()
    // The stand-in hides nothing, so the popup could be closed before it has opened.
    await expect.poll(calls).toEqual(['open 31 click'])
    await here.page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(calls).toEqual(['open 31 click', 'close 31'])
  })
})

describe.runIf(isShipped())('an action that cannot be done', () => {
  it.each(
    everydayRows([
      ['an action that nobody knows', { action: 'explode', target: '#x' }],
      ['an action of the other builder that does nothing', { action: 'do-nothing' }],
      ['an element that is not there', { action: 'show-elements', target: 'nowhere' }],
      ['a link of a wrong type', { action: 'open-link', target: { href: '/x' } }],
      ['a form where there is none', { action: 'submit-form' }],
      ['no popup to close', { action: 'close-popup' }],
    ]),
  )('does nothing, and the page goes on: %s', async (_, entry) => {
    const here = await visit('<div id="it">It</div><div id="after">After</div>', {
      it: entry,
      after: { action: 'open-link', target: '#after' },
    })
    await here.page.getByText('It', { exact: true }).click()
    await here.page.getByText('After').click()
    await hash(here).toBe('#after')
  })

  it('leaves a link alone, if its name is unknown', async () => {
    const here = await visit('<a id="it" href="#native">It</a>', { it: { action: 'do-nothing' } })
    await here.page.getByRole('link').click()
    await hash(here).toBe('#native')
  })
})
