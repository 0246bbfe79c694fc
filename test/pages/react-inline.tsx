import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** A page whose gallery shows an element that React owns, and changes while it is shown. */
const Page = () => {
  const [step, setStep] = useState(0)
  Object.assign(globalThis, { setStep: (next: number) => flushSync(() => setStep(next)) })
  return (
    <main>
      <h1>A React page</h1>
      <a className="fancybox" href="#terms">
        Terms
      </a>
      {step === 1 && <p id="before">Before</p>}
      {step < 2 && (
        <div id="terms" hidden>
          Step {step}
        </div>
      )}
      {step < 3 && <p id="after">After</p>}
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  const page = createRoot(root)
  page.render(<Page />)
  Object.assign(globalThis, { unmount: () => flushSync(() => page.unmount()) })
}
