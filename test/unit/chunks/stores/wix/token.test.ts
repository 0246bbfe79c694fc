// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The scripts that were inserted; nothing is fetched. */
let inserted: HTMLScriptElement[] = []
let token: () => Promise<string>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ token } = await import('../../../../../chunks/stores/wix/token'))
  inserted = []
  for (const method of ['after', 'append'] as const)
    vi.spyOn(Element.prototype, method).mockImplementation((node) => void inserted.push(node as HTMLScriptElement))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const wix = () => vi.stubGlobal('wixEmbedsAPI', {})

/** What the helper does: chunks/stores/wix-token. */
const answer = (detail: unknown) => inserted.at(-1)?.dispatchEvent(new CustomEvent('wisp-token', { detail }))

/** The owner's tag. */
const tag = (attributes: Record<string, string>) => {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries({ 'data-site': 'key', 'data-store': 'wix', ...attributes }))
    script.setAttribute(name, value)
  // A browser does this, and then hides the attribute.
  script.nonce = attributes.nonce ?? ''
  document.head.insertBefore(script, null)
}

/** The outcome, once it is known. */
const watched = (promise: Promise<unknown>) => {
  const state: { value?: unknown; error?: unknown } = {}
  promise.then(
    (value) => {
      state.value = value
    },
    (error) => {
      state.error = error
    },
  )
  return state
}
const NO_CONTEXT = new Error('Wix context is not available')

describe('the token of a Wix site', () => {
  it('is made by the function that the helper finds, each time anew', async () => {
    wix()
    let count = 0
    const first = watched(token())
    await settled()
    answer(() => Promise.resolve(`token ${++count}`))
    await settled()
    const second = watched(token())
    await settled()
    expect([first, second]).toEqual([{ value: 'token 1' }, { value: 'token 2' }])
    expect(inserted).toHaveLength(1)
  })
  it('waits for two callers at once with one helper', async () => {
    wix()
    const both = [watched(token()), watched(token())]
    await settled()
    answer(() => 'token')
    await settled()
    expect(both).toEqual([{ value: 'token' }, { value: 'token' }])
    expect(inserted).toHaveLength(1)
  })
  it.each([
    ['the window', () => window, false],
    ['the document', () => document, false],
    ['the document, bubbling', () => document, true],
  ])('waits for Wix to load, told by %s', async (_, target, bubbles) => {
    const result = watched(token())
    await settled()
    expect(inserted).toHaveLength(0)
    wix()
    target().dispatchEvent(new Event('wixEmbedsAPIReady', { bubbles }))
    await settled()
    answer(() => 'token')
    await settled()
    expect(result).toEqual({ value: 'token' })
    expect(inserted).toHaveLength(1)
  })

  it('is asked for in the name of our own script tag', async () => {
    wix()
    tag({
      id: 'ours',
      src: 'about:blank',
      type: 'text/plain',
      integrity: 'sha256-x',
      nonce: 'n-1',
      onload: 'alert(1)',
      'data-app': 'app-1',
      crossorigin: 'anonymous',
    })
    watched(token())
    await settled()
    const [script] = inserted
    const names = script?.getAttributeNames().filter((name) => name !== 'nonce')
    expect(names?.sort()).toEqual(['crossorigin', 'data-app', 'data-site', 'data-store', 'src'])
    expect(script?.dataset.app).toBe('app-1')
    expect(script?.nonce).toBe('n-1')
    expect(script?.src).toMatch(/\/wix-token\.js$/)
    expect(vi.mocked(Element.prototype.after)).toHaveBeenCalledOnce()
  })
  it('takes the nonce of the tag from its data-nonce', async () => {
    wix()
    tag({ 'data-nonce': 'n-2' })
    watched(token())
    await settled()
    expect(inserted[0]?.nonce).toBe('n-2')
  })
  it('leaves no helper behind', async () => {
    wix()
    const remove = vi.spyOn(Element.prototype, 'remove')
    watched(token())
    await settled()
    expect(remove).not.toHaveBeenCalled()
    answer(() => 'token')
    await settled()
    expect(remove.mock.contexts).toEqual(inserted)
  })

  it('is not available where Wix never loads', async () => {
    const result = watched(token())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(result).toEqual({ error: NO_CONTEXT })
    expect(inserted).toHaveLength(0)
  })
  it.each<[string, () => unknown]>([
    ['the helper is blocked', () => inserted[0]?.dispatchEvent(new Event('error'))],
    ['the helper never answers', () => vi.advanceTimersByTime(10_000)],
    ['Wix has no such function', () => answer(undefined)],
    [
      'the function throws',
      () =>
        answer(() => {
          throw new Error('no')
        }),
    ],
    ['the function rejects', () => answer(() => Promise.reject(new Error('no')))],
    [
      'the function never answers',
      () => {
        answer(() => new Promise(() => {}))
        return vi.advanceTimersByTimeAsync(10_000)
      },
    ],
    ['the token is none', () => answer(() => ({}))],
  ])('is not available if %s', async (_, fail) => {
    wix()
    const result = watched(token())
    await settled()
    await fail()
    await settled()
    expect(result).toEqual({ error: NO_CONTEXT })
  })
  it('is not available if the page forbids the script', async () => {
    wix()
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('This requires a TrustedScriptURL')
    })
    await expect(token()).rejects.toEqual(NO_CONTEXT)
  })
  it('may come later', async () => {
    wix()
    const first = watched(token())
    await settled()
    answer(undefined)
    await settled()
    const second = watched(token())
    await settled()
    answer(() => 'token')
    await settled()
    expect([first, second]).toEqual([{ error: NO_CONTEXT }, { value: 'token' }])
  })
})

describe('the helper', () => {
  const run = async (script: unknown) => {
    vi.resetModules()
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'currentScript', 'get').mockReturnValue(
      script as HTMLScriptElement,
    )
    // The compiler imports nothing that is no module.
    const file: string = '../../../../../chunks/stores/wix-token/index.ts'
    await import(file)
  }
  const heard = () => {
    const script = document.createElement('script')
    const details: unknown[] = []
    script.addEventListener('wisp-token', (event) => void details.push((event as CustomEvent).detail))
    return { details, script }
  }

  it('asks Wix at once and hands over what it answers', async () => {
    const getter = () => 'token'
    vi.stubGlobal('wixEmbedsAPI', { getAccessTokenFunction: () => getter })
    const { details, script } = heard()
    await run(script)
    expect(details).toEqual([getter])
  })
  it.each([
    ['is missing', undefined],
    ['has no such function', {}],
    [
      'throws',
      {
        getAccessTokenFunction() {
          throw new Error()
        },
      },
    ],
  ])('says that there is nothing if Wix %s', async (_, api) => {
    vi.stubGlobal('wixEmbedsAPI', api)
    const { details, script } = heard()
    await run(script)
    expect(details).toEqual([null])
  })
  it('does nothing outside a script of its own', async () => {
    await expect(run(null)).resolves.toBeUndefined()
  })
})
