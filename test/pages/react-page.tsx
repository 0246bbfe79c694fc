import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A React page of the host. Its state must survive our popups. */
const Page = () => {
  const [count, setCount] = useState(0)
  const [text, setText] = useState('')
  return (
    <main>
      <h1>A React page</h1>
      <button type="button" id="count" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <input id="mirror" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
