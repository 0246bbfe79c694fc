import { useEffect, useRef, useState } from 'react'
import { choiceId } from '../../../shared/model/design-choice'
import type { Listed } from '../../gallery/design-rows'
import { type Design, spoken } from './designs'
import { Frame } from './Frame'
import type { Screen } from './pictures'
import { Settings, type Worn } from './Settings'
import { Take } from './Take'

interface Props {
  design: Design
  listed: Listed
  /** The screen to begin with. */
  first: Screen
  step(by: number): void
  leave(): void
}

const AS_DESIGNED: Worn = { hebrew: false, vertical: false, dark: false, page: 'shop', screen: 'desktop' }

/** The page that shows it: a design that needs a store is shown on a page of one. */
const addressOf = (id: string, { store }: Design, { storePage }: Listed, { page }: Worn): string | undefined => {
  if (store) return storePage && `.${storePage}?ppt-preview=${id}`
  return `gallery/live/${id}?page=${page}&ppt-preview=${id}`
}

/** One design, live, with what can be changed about it. */
export const Live = ({ design, listed, first, step, leave }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [worn, setWorn] = useState<Worn>({ ...AS_DESIGNED, screen: first })
  useEffect(() => dialog.current?.showModal(), [])
  const { type, format, name } = design
  const id = choiceId({ ...worn, type, format })
  const address = addressOf(id, design, listed, worn)
  return (
    <dialog ref={dialog} className="live" aria-labelledby="live-name" onClose={leave}>
      <div className="head">
        <h2 id="live-name">{spoken(name)}</h2>
        <button type="button" className="step" aria-label="Design before" onClick={() => step(-1)}>
          ←
        </button>
        <button type="button" className="step" aria-label="Next design" onClick={() => step(1)}>
          →
        </button>
        <button type="button" className="step" aria-label="Close" onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </div>
      {address ? (
        <Frame key={address} address={address} title={spoken(name)} screen={worn.screen} />
      ) : (
        <p className="room">It shows products, so it needs the page of a store. Try it on yours, as said beside.</p>
      )}
      <div className="side">
        <Settings
          worn={worn}
          brands={listed.brands}
          store={design.store}
          change={(part) => setWorn({ ...worn, ...part })}
        />
        <Take id={id} facts={design.facts} />
      </div>
    </dialog>
  )
}
