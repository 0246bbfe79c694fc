import type { ImageRow } from '../../images/answers'
import { ownAddress } from './address'
import { CopyButton } from './CopyButton'
import { size } from './format'
import { dimensions, THUMB, tagOf, thumbnailOf } from './pictures'

interface RowProps {
  image: ImageRow
  remove(): void
}

/** The button that removes a picture. */
export const removerOf = (id: string): string => `remove-${id}`

const Row = ({ image, remove }: RowProps) => (
  <tr>
    <th scope="row">
      <span className="named">
        <img className="thumb" src={thumbnailOf(image)} alt="" {...THUMB} loading="lazy" decoding="async" />
        <bdi>{image.name}</bdi>
      </span>
    </th>
    <td data-label="Size">{dimensions(image)}</td>
    <td data-label="File">{size(image.bytes)}</td>
    <td>
      <span className="actions">
        <CopyButton noun="tag" of={image.name} text={() => tagOf(image, ownAddress())} />
        <CopyButton noun="id" of={image.name} text={() => image.id} />
        <button className="button quiet" type="button" id={removerOf(image.id)} onClick={remove}>
          Remove<span className="visually-hidden"> {image.name}</span>
        </button>
      </span>
    </td>
  </tr>
)

export const PictureTable = ({ images, remove }: { images: ImageRow[]; remove(image: ImageRow): void }) => (
  <table className="pictures">
    <caption className="visually-hidden">Pictures, newest first</caption>
    <thead>
      <tr>
        <th scope="col">Picture</th>
        <th scope="col">Size</th>
        <th scope="col">File</th>
        <th scope="col">
          <span className="visually-hidden">Copy and remove</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {images.map((image) => (
        <Row key={image.id} image={image} remove={() => remove(image)} />
      ))}
    </tbody>
  </table>
)
