// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { Component, type ComponentChild, createElement, render } from 'preact'
import { describe, expect, it } from 'vitest'
import { lean } from '../../../build/plugins/lean-preact'

type Preact = Pick<typeof import('preact'), 'Component' | 'createElement' | 'render'>

const whole: Preact = { Component, createElement, render }
const leanPreact: Preact = await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean(readFileSync('node_modules/preact/dist/preact.mjs', 'utf8')))}`
)

interface Tree {
  tag: string
  key: number | undefined
  attributes: Record<string, string>
  children: (Tree | string | null)[]
}

const { tree } = fc.letrec<{ tree: Tree; child: Tree | string | null }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom('p', 'div', 'svg', 'path', 'input', 'Counter'),
    key: fc.option(fc.nat(4), { nil: undefined }),
    attributes: fc.dictionary(
      fc.constantFrom('title', 'className', 'value', 'data-a', 'hidden'),
      fc.constantFrom('a', 'b'),
    ),
    children: fc.array(tie('child'), { maxLength: 4 }),
  }),
  child: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constantFrom('text', 'other', null), tie('tree')),
}))

/** Draws one tree after another into the same place, and notes what stands there and what components hear. */
const drawingsOf = ({ Component, createElement, render }: Preact, trees: (Tree | null)[]): string[] => {
  const notes: string[] = []
  class Counter extends Component<{ children?: ComponentChild }, { count: number }> {
    override state = { count: 0 }
    override componentDidMount(): void {
      notes.push('mount')
    }
    override componentDidUpdate(): void {
      notes.push('update')
    }
    override componentWillUnmount(): void {
      notes.push('unmount')
    }
    override render() {
      return createElement(
        'i',
        { ref: (element: Element | null) => void notes.push(`${element?.localName}`) },
        this.props.children,
      )
    }
  }
  const elementOf = (node: Tree | string | null): ComponentChild => {
    if (node === null || typeof node === 'string') return node
    const children = node.children.map(elementOf)
    const props = { key: node.key }
    if (node.tag === 'Counter') return createElement(Counter, props, children)
    return createElement(node.tag, { ...node.attributes, ...props }, ...children)
  }
  const place = document.createElement('section')
  for (const each of trees) {
    render(elementOf(each), place)
    notes.push(place.innerHTML)
  }
  return notes
}

describe('Preact without what popups never use', () => {
  it('draws the same, and tells components the same', () => {
    fc.assert(
      fc.property(fc.array(fc.option(tree), { minLength: 1, maxLength: 5 }), (trees) => {
        expect(drawingsOf(leanPreact, trees)).toEqual(drawingsOf(whole, trees))
      }),
      { numRuns: 300 },
    )
  })

  it('draws again what a component has changed, once for several changes', async () => {
    const { Component, createElement, render } = leanPreact
    let counter: { setState(change: { count: number }): void } | undefined
    let times = 0
    class Counter extends Component<object, { count: number }> {
      override state = { count: 0 }
      override render() {
        counter = this
        times++
        return createElement('b', null, this.state.count)
      }
    }
    const place = document.createElement('section')
    render(createElement(Counter, null), place)
    counter?.setState({ count: 1 })
    counter?.setState({ count: 2 })
    await Promise.resolve()
    expect([place.innerHTML, times]).toEqual(['<b>2</b>', 2])
  })

  it('lets whoever draws hear of an error', () => {
    const { createElement, render } = leanPreact
    const Broken = (): never => {
      throw new Error('broken')
    }
    const place = document.createElement('section')
    expect(() => render(createElement('p', null, createElement(Broken, null)), place)).toThrow('broken')
    render(null, place)
    expect(place.innerHTML).toBe('')
  })

  it('fails where the code of Preact has changed', () => {
    expect(() => lean('export{}')).toThrow('preact no longer says')
  })
})
