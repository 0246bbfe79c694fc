import { type RefObject, useRef, useState } from 'react'
import type { ImageRow } from '../../images/answers'
import type { SiteFigures } from '../../popups/answers'
import { Empty, Loading } from './Empty'
import { counted } from './format'
import { Icon } from './Icon'
import { LoadMore } from './LoadMore'
import { PictureTable, removerOf } from './PictureTable'
import { neighbourOf } from './pictures'
import { RemovePicture } from './RemovePicture'
import { SiteChoice } from './SiteChoice'
import { UploadRows } from './UploadRows'
import { useDrop } from './useDrop'
import type { Pictures as PicturesOfSite } from './usePictures'

/** Pictures that are shown at first, and each time that more are asked for. */
const PICTURES_PER_STEP = 50
const KINDS = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml'

const FileInput = ({ field, add }: { field: RefObject<HTMLInputElement | null>; add(files: File[]): void }) => (
  <label className="button primary files">
    <Icon name="upload" />
    Add pictures
    <input
      className="visually-hidden"
      type="file"
      multiple
      accept={KINDS}
      ref={field}
      onChange={({ currentTarget }) => {
        add([...(currentTarget.files ?? [])])
        // So that the same file can be chosen again.
        currentTarget.value = ''
      }}
    />
  </label>
)

const Invitation = () => (
  <Empty title="No pictures yet">
    Add JPEG, PNG, WebP, GIF, AVIF or SVG files, or drop them here. They are kept on this server, which answers each in
    any size: for the <code>images</code> of popups, for pages and for galleries.
  </Empty>
)

const NoSite = () => (
  <Empty title="No site yet">
    Pictures belong to a site. Add one with <code>npx wisp site add NAME</code>.
  </Empty>
)

const List = ({ images, remove }: { images: ImageRow[]; remove(image: ImageRow): void }) => {
  const [limit, setMost] = useState(PICTURES_PER_STEP)
  return (
    <>
      <p className="hint">
        A tag is ready to paste into a page. Write into its <code>alt</code> what the picture shows.
      </p>
      <PictureTable images={images.slice(0, limit)} remove={remove} />
      {images.length > limit && <LoadMore more={async () => setMost(limit + PICTURES_PER_STEP)} />}
    </>
  )
}

/** The owner's pictures of one site. */
export const Pictures = ({ pictures, sites = [] }: { pictures: PicturesOfSite; sites: SiteFigures[] | undefined }) => {
  const { answer, choose, list, uploads } = pictures
  const [doomed, setDoomed] = useState<ImageRow>()
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { site = '', images = [] } = answer ?? {}
  const add = (files: File[]): void => {
    if (site && files.length) uploads.add(files, site)
  }
  const above = useDrop(panel, add) && site !== ''
  const close = (isRemoved: boolean, { id }: ImageRow): void => {
    setDoomed(undefined)
    if (!isRemoved) return
    const neighbour = document.getElementById(removerOf(neighbourOf(images, id) ?? ''))
    ;(neighbour ?? field.current)?.focus()
  }
  return (
    <section className={above ? 'panel above' : 'panel'} aria-labelledby="pictures-title" ref={panel}>
      <header>
        <h2 id="pictures-title">Pictures</h2>
        <p>{answer && counted(images.length, 'picture')}</p>
        <div className="services">
          {answer && sites.length > 1 && <SiteChoice chosen={site} sites={sites} choose={choose} />}
          {site && <FileInput field={field} add={add} />}
        </div>
      </header>
      <UploadRows list={list} uploads={uploads} />
      {!answer && <Loading />}
      {answer && !site && <NoSite />}
      {site && images.length === 0 && <Invitation />}
      {images.length > 0 && <List key={site} images={images} remove={setDoomed} />}
      {doomed && (
        <RemovePicture
          image={doomed}
          remove={() => pictures.remove(doomed.id)}
          close={(isRemoved) => close(isRemoved, doomed)}
        />
      )}
    </section>
  )
}
