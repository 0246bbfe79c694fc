/** A chunk as somebody might write one, with a library made for React and with signals. It does not ship. */
import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { Component, useState } from 'react'
import { HexColorInput, HexColorPicker } from 'react-colorful'
import { createRoot } from 'react-dom/client'

const colour = signal('#ff0000')

const Chosen = () => {
  useSignals()
  return <output>{colour.value}</output>
}

const Picker = () => {
  const [changes, setChanges] = useState(0)
  const choose = (value: string): void => {
    colour.value = value
    setChanges(changes + 1)
  }
  return (
    <>
      <HexColorPicker color={colour.value} onChange={choose} />
      <HexColorInput color={colour.value} onChange={choose} aria-label="Colour" />
      <p>{changes} changes</p>
    </>
  )
}

/** Uses component state around the library, as our chunks do. */
class Shell extends Component<object, { open: boolean }> {
  state = { open: true }
  render() {
    return (
      <main>
        <button type="button" onClick={() => this.setState({ open: !this.state.open })}>
          {this.state.open ? 'Close' : 'Open'}
        </button>
        {this.state.open && <Picker />}
        <Chosen />
      </main>
    )
  }
}

export const draw = (root: Element): void => createRoot(root).render(<Shell />)
