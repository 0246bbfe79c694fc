// @vitest-environment happy-dom
/** Popups are drawn as Preact would draw them: trees are made up, drawn by both, and what stands there is compared. */
import fc from 'fast-check'
import * as preact from 'preact'
import { describe, expect, it } from 'vitest'
import { createRoot } from '../../../../../chunks/core/drawing/draw'
import * as own from '../../../../../chunks/core/drawing/element'
import { draws } from '../../../../support/everyday-share'

interface Drawer {
  Component: typeof preact.Component
  createElement: typeof preact.createElement
  rootOf(place: Element): (value: unknown) => void
}

const PREACT: Drawer = {
  ...preact,
  rootOf: (place) => (value) => preact.render(value as preact.ComponentChild, place),
}
const OWN = {
  ...own,
  rootOf(place: Element) {
    const { render, unmount } = createRoot(place)
    return (value: unknown) => (value === null ? unmount() : render(value))
  },
} as unknown as Drawer

interface Tree {
  tag: string
  key: number
  attributes: Record<string, unknown>
  children: (Tree | string | null)[]
}

const keyOf = (child: Tree | string | null): unknown => (typeof child === 'object' ? child?.key : undefined)

const { tree } = fc.letrec<{ tree: Tree; child: Tree | string | null }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom('p', 'div', 'svg', 'path', 'button', 'Counter', 'Pair'),
    key: fc.nat(6),
    attributes: fc.record(
      {
        title: fc.constantFrom('a', 'b'),
        className: fc.constantFrom('a', 'b'),
        'data-a': fc.constantFrom('a', 1, true, false, undefined),
        'aria-label': fc.constantFrom('a', undefined),
        part: fc.constantFrom('a', 'b'),
        style: fc.constantFrom({ '--width': 1, fontSize: '1px' }, { '--width': 2, fontSize: '2px' }),
      },
      { requiredKeys: ['style'] },
    ),
    // No key twice in a list.
    children: fc.uniqueArray(tie('child'), {
      maxLength: 4,
      comparator: (one, other) => one === other || (!!one && !!other && keyOf(one) === keyOf(other)),
    }),
  }),
  child: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.constantFrom('text', 'other', null), tie('tree')),
}))

/** In any order; Preact leaves an empty attribute where there was a title or a class, and we none. */
const attributesOf = ({ attributes }: Element): string[] =>
  [...attributes].map(({ name, value }) => ` ${name}="${value}"`).filter((text) => !/^ (title|class)=""$/.test(text))

const markupOf = (element: Element): string =>
  [...element.childNodes]
    .map((node) =>
      node instanceof Element
        ? `<${node.namespaceURI?.at(-1)}:${node.localName}${attributesOf(node).sort().join('')}>${markupOf(node)}</>`
        : node.textContent,
    )
    .join('')

/** Draws one tree after another into the same place, and notes what stands there and what components hear. */
const drawingsOf = ({ Component, createElement, rootOf }: Drawer, trees: (Tree | null)[], isKeyed: boolean) => {
  const drawings: string[] = []
  const notes: string[][] = []
  let heard: string[] = []
  class Counter extends Component<{ children?: preact.ComponentChildren; name: string }> {
    override componentDidMount(): void {
      heard.push(`${this.props.name} mount`)
    }
    override componentDidUpdate(): void {
      heard.push(`${this.props.name} update`)
    }
    override componentWillUnmount(): void {
      heard.push(`${this.props.name} unmount`)
    }
    override render() {
      return createElement(
        'i',
        { ref: (element: Element | null) => void heard.push(`${this.props.name} ${element?.localName}`) },
        this.props.children,
      )
    }
  }
  /** A component without an element of its own. */
  const Pair = ({ children }: { children?: preact.ComponentChildren }) => [children, 'end']
  const describe = (node: Tree | string | null): preact.ComponentChild => {
    if (node === null || typeof node === 'string') return node
    const { attributes, key, tag } = node
    const children = node.children.map(describe)
    const props = isKeyed ? { key } : {}
    if (tag === 'Counter') return createElement(Counter, { ...props, name: `${key}` }, children)
    if (tag === 'Pair') return createElement(Pair as preact.FunctionComponent, props, children)
    return createElement(tag, { ...attributes, ...props }, ...children)
  }
  const place = document.createElement('section')
  const draw = rootOf(place)
  for (const each of trees) {
    draw(each && describe(each))
    drawings.push(markupOf(place))
    notes.push(heard.sort())
    heard = []
  }
  return { drawings, notes }
}

const compare = (isKeyed: boolean): void =>
  fc.assert(
    fc.property(fc.array(fc.option(tree), { minLength: 1, maxLength: 4 }), (trees) => {
      const [ours, theirs] = [drawingsOf(OWN, trees, isKeyed), drawingsOf(PREACT, trees, isKeyed)]
      expect(ours.drawings).toEqual(theirs.drawings)
      if (isKeyed) expect(ours.notes).toEqual(theirs.notes)
    }),
    { numRuns: draws(30, 1_000) },
  )

describe('what popups use of React', () => {
  it('draws what Preact draws, and tells components the same', () => compare(true))

  it('draws what Preact draws without keys', () => compare(false))
})

const { Component, createElement } = own

/** A place with what draws in it. */
const open = () => {
  const place = document.createElement('section')
  return { place, ...createRoot(place) }
}

describe('a component', () => {
  it('is drawn again in a moment, once for several changes, in its place', async () => {
    let counter: own.Component | undefined
    let times = 0
    class Counter extends Component {
      override state = { count: 0 }
      override render() {
        counter = this
        times++
        return this.state.count ? createElement('b', null, this.state.count) : null
      }
    }
    const { place, render, unmount } = open()
    render([createElement('i', null), createElement(Counter, null), createElement('u', null)])
    expect(place.innerHTML).toBe('<i></i><u></u>')
    counter?.setState({ count: 1 })
    counter?.setState({ count: 2 })
    await Promise.resolve()
    expect([place.innerHTML, times]).toEqual(['<i></i><b>2</b><u></u>', 2])
    counter?.setState({ count: 3 })
    unmount()
    await Promise.resolve()
    expect([place.innerHTML, times]).toEqual(['', 2])
  })

  it('that fails tells whoever draws; when it is drawn again by itself, the page hears of no error', async () => {
    let broken: own.Component | undefined
    class Broken extends Component {
      override render() {
        if (broken) throw new Error('broken')
        broken = this
        return 'whole'
      }
    }
    const errors: unknown[] = []
    const listener = (event: Event): void => {
      event.preventDefault()
      errors.push((event as CustomEvent).detail.error.message)
    }
    addEventListener('wisp:error', listener)
    const { place, render, unmount } = open()
    render(createElement(Broken, null))
    broken?.forceUpdate()
    await Promise.resolve()
    removeEventListener('wisp:error', listener)
    expect([place.innerHTML, errors]).toEqual(['whole', ['broken']])
    expect(() => render(createElement('p', null, createElement(Broken, null)))).toThrow('broken')
    unmount()
    expect(place.innerHTML).toBe('')
  })
})

it('components of another file that has this code, too, are drawn as its own are', () => {
  class Foreign {
    props: own.Props
    constructor(props: own.Props) {
      this.props = props
    }
    render() {
      return createElement('b', null, this.props.name)
    }
  }
  const { place, render } = open()
  render(createElement(Foreign as unknown as typeof Component, { name: 'Ann' }))
  expect(place.innerHTML).toBe('<b>Ann</b>')
})

describe('an element', () => {
  it('that is described by the same object stays as it is', () => {
    const { place, render } = open()
    const same = createElement('p', null, 'text')
    render(same)
    const [p] = place.children
    p?.replaceChildren('changed by the page')
    render(same)
    expect(place.innerHTML).toBe('<p>changed by the page</p>')
  })

  it('stands beside what others have put there, which stays', () => {
    const { place, render } = open()
    const list = (...keys: string[]) =>
      createElement('ul', null, ...keys.map((key) => createElement('li', { key }, key)))
    render(list('a', 'b'))
    const ul = place.firstElementChild
    const note = document.createElement('p')
    ul?.prepend(note)
    const b = ul?.lastElementChild
    const wrapper = document.createElement('div')
    b?.before(wrapper)
    wrapper.append(b as Element)
    render(list('c', 'a', 'b', 'd'))
    expect(ul?.innerHTML).toBe('<p></p><li>c</li><li>a</li><div><li>b</li></div><li>d</li>')
    render(list('d'))
    expect(ul?.innerHTML).toBe('<p></p><div></div><li>d</li>')
  })

  it('has one listener for a name, the last, and an error of it is no error of the page', () => {
    const heard: string[] = []
    const { place, render } = open()
    const button = (name: string) => createElement('button', { onClick: () => heard.push(name) })
    render(button('first'))
    render(button('second'))
    place.querySelector('button')?.click()
    expect(heard).toEqual(['second'])
  })

  it('chooses among its options once they are there, and again when it is drawn again', () => {
    const { place, render } = open()
    const list = (value: string, options: string[]) =>
      createElement('select', { value }, ...options.map((each) => createElement('option', { key: each, value: each })))
    render(list('b', ['a', 'b']))
    const select = place.querySelector('select') as HTMLSelectElement
    expect(select.value).toBe('b')
    render(list('c', ['a', 'b', 'c']))
    expect(select.value).toBe('c')
  })

  it('keeps what is typed into it, as a default is none of its values', () => {
    const { place, render } = open()
    const field = (name?: string) => [
      createElement('input', { type: 'checkbox', defaultChecked: true, name }),
      createElement('textarea', { defaultValue: 'text' }),
    ]
    render(field('one'))
    const [box, area] = [place.querySelector('input'), place.querySelector('textarea')]
    expect([box?.checked, box?.name, area?.value]).toEqual([true, 'one', 'text'])
    render(field())
    expect(box?.hasAttribute('name')).toBe(false)
  })

  it('tells whoever has asked for it, and cleans up by what was answered', () => {
    const heard: unknown[] = []
    const { render, unmount } = open()
    const keep = (element: Element | null): void => void heard.push(element?.localName)
    const clean = (element: Element | null) => {
      heard.push(element?.localName)
      return () => heard.push('clean')
    }
    render([createElement('a', { ref: keep }), createElement('b', { ref: clean })])
    render([createElement('a', { ref: keep }), createElement('b', { ref: clean })])
    unmount()
    expect(heard).toEqual(['a', 'b', undefined, 'clean'])
  })
})
