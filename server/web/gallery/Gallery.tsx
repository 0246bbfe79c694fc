import { useEffect, useState } from 'react'
import type { Listed } from '../../gallery/design-rows'
import { Card } from './Card'
import { EVERYTHING, filtered, load } from './designs'
import { Filters } from './Filters'
import { Live } from './Live'
import type { Screen } from './pictures'

const phoneFirst = (): Screen => (matchMedia('(max-width: 600px)').matches ? 'phone' : 'desktop')

/** The whole page: every design as a picture, and the one that is open, live. */
export const Gallery = () => {
  const [listed, setListed] = useState<Listed>()
  const [failed, setFailed] = useState(false)
  const [filter, setFilter] = useState(EVERYTHING)
  const [screen, setScreen] = useState<Screen>('desktop')
  const [open, setOpen] = useState<string>()
  useEffect(() => {
    load().then(setListed, () => setFailed(true))
  }, [])

  if (failed) return <p className="failed">The designs could not be loaded. Reload the page to try again.</p>
  if (!listed) return null
  const designs = filtered(listed.designs, filter)
  const place = designs.findIndex(({ name }) => name === open)
  const design = designs[place]
  return (
    <>
      <header>
        <h1>Designs</h1>
        <p>Choose one, see it live in your colours, and copy its popup file.</p>
        <Filters
          {...listed}
          filter={filter}
          screen={screen}
          change={(part) => setFilter({ ...filter, ...part })}
          show={setScreen}
        />
      </header>
      <main>
        <ul className={`cards ${screen}`}>
          {designs.map((design) => (
            <Card key={design.name} design={design} screen={screen} open={() => setOpen(design.name)} />
          ))}
        </ul>
        {designs.length === 0 && (
          <p className="none">No design is made for all of this. Take one of the filters away.</p>
        )}
      </main>
      {design && (
        <Live
          design={design}
          listed={listed}
          first={screen === 'phone' ? screen : phoneFirst()}
          step={(by) => setOpen(designs[(place + by + designs.length) % designs.length]?.name)}
          leave={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
