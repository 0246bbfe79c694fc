import { useEffect, useState } from 'react'
import { after } from '../../../shared/page/platform/dom'
import { copy } from '../desk/copy'

/** Milliseconds that a button says that it has copied. */
const COPIED_NOTE_MS = 2_500

const fileText = async (id: string): Promise<string> => {
  const answer = await fetch(`gallery/file/${id}`)
  if (!answer.ok) throw new Error(`The popup file was answered with ${answer.status}`)
  return `${JSON.stringify(await answer.json(), null, 2)}\n`
}

const Copy = ({ label, text }: { label: string; text(): Promise<string> }) => {
  const [message, setSaid] = useState('')
  useEffect(() => (message ? after(COPIED_NOTE_MS, () => setSaid('')) : undefined), [message])
  const run = (): void => {
    text()
      .then(copy)
      .then(
        () => setSaid('Copied'),
        () => setSaid('It could not be copied'),
      )
  }
  return (
    <>
      <button type="button" className="copy" onClick={run}>
        {message || label}
      </button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  )
}

/** For an owner to take along: the file to import, or the words that show it on a site of theirs. */
export const Take = ({ id, facts }: { id: string; facts: boolean }) => (
  <div className="take">
    <Copy label="Copy the popup file" text={() => fileText(id)} />
    <p>
      Save it as <code>popup.json</code> and bring it in with <code>npx wisp popup import popup.json</code>.
      {facts && ' What it offers, counts or names is a sample: the import asks for your own.'}
    </p>
    <Copy label="Copy what tries it on your site" text={async () => `?ppt-preview=${id}`} />
    <p>Add it to the address of any page that has your script tag. Nothing is stored or counted.</p>
  </div>
)
