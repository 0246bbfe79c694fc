/** Pictures of the owner in a design of the library, in place of what the design draws there. */
import { type ImageSource, unnamed } from '../image/address'
import { idPart } from '../image/name'
import { offered, type PictureBoxes } from '../image/srcset'
import { own } from '../values/own'

/** A place for a picture. */
export interface PictureSlot extends PictureBoxes {
  /** CSS of the box, if its parent does not say how large it is. */
  box?: string
  /** The photo that fills it until the owner has one. */
  photo?: OwnPicture
  /** Px: it is shown whole, at most this large, in a line of its own. */
  whole?: { width: number; height: number }
}

/** A picture as a popup file describes it. */
export interface OwnPicture {
  /** An https address, or a file beside the popup file. */
  src: string
  alt: string
  /** The point that must stay in sight, in percent. */
  focus?: { x: number; y: number } | undefined
  /** The stored picture of a file, once the server keeps it. */
  stored?: ImageSource | undefined
  /** CSS of its box while it is not there; the ground of the design by default. */
  ground?: string
}

/** Stands for the server's own address, which it fills in when a page asks for the template. */
export const SERVER_PLACEHOLDER = '{{server}}'

const CENTRE_FOCUS = { x: 50, y: 50 }
/** The box shows the ground of the design while the picture is missing. */
const FILLING_STYLE = 'position:absolute;inset:0'
const COVERING_STYLE = 'display:block;width:100%;height:100%;object-fit:cover'

/** A file that the server does not keep yet has no address. */
const isKnown = ({ src, stored }: OwnPicture): boolean => stored !== undefined || /^https?:/i.test(src)

type Attributes = Record<string, string | number | undefined>

const addressOf = ({ src, focus, stored }: OwnPicture, slot: PictureSlot): Attributes => {
  if (!stored) return { src, ...(!slot.whole && slot.wide) }
  const base = `${SERVER_PLACEHOLDER}/img/`
  const offer = !slot.whole && offered(unnamed(stored), slot, { focus, base })
  if (offer) {
    const { src, srcset, sizes, width, height } = offer
    // The address last: nothing is fetched before it is known which one is meant.
    return { srcset, sizes, width, height, src }
  }
  const { width, height } = stored
  return { src: base + idPart(stored.id), width, height }
}

const attributesMarkup = (attributes: Attributes, safe: (text: string) => string): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${safe(`${value}`)}"`))
    .join('')

/** A logo: whole, and nothing where it is missing. A design whose heading starts in a way of its own gives it another margin. */
const drawnWhole = (picture: OwnPicture, slot: PictureSlot, safe: (text: string) => string): string => {
  const { width = 0, height = 0 } = slot.whole ?? {}
  const style = `display:block;width:auto;height:auto;max-width:min(${width}px,100%);max-height:${height}px;margin:var(--logo-margin,8px 0 16px)`
  return `<img part="logo" class="logo"${attributesMarkup({ ...addressOf(picture, slot), alt: picture.alt, 'data-wisp-picture': '', style }, safe)}>`
}

const pictureMarkup = (picture: OwnPicture, slot: PictureSlot, safe: (text: string) => string): string => {
  const { x, y } = picture.focus ?? CENTRE_FOCUS
  const attributes = {
    ...addressOf(picture, slot),
    alt: picture.alt,
    decoding: 'async',
    'data-wisp-picture': picture.ground ? 'library' : '',
    style: `${COVERING_STYLE};object-position:${x}% ${y}%`,
  }
  const box = `${slot.box ?? FILLING_STYLE};background:${picture.ground ?? 'var(--tint)'}`
  return `<div style="${box}"><img${attributesMarkup(attributes, safe)}></div>`
}

const PICTURE_PLACES = /\{\{#([\w-]+)\}\}(.*?)\{\{\/\1\}\}/s

/** The names of the places that a design marks. */
export const placesIn = (html: string): string[] => html.split(PICTURE_PLACES).filter((_, index) => index % 3 === 1)

interface Filling {
  /** Fills in the texts and colours. */
  filled(html: string): string
  /** Escapes a text. */
  safe(text: string): string
}

/** Fills in the pictures: the owner's, or the design's own photographs; elsewhere its drawing stays. */
export const withPictures = (
  html: string,
  slots: Readonly<Record<string, PictureSlot>> = {},
  pictures: Readonly<Record<string, OwnPicture>> = {},
  { filled, safe }: Filling,
): string => {
  const art = (name: string, drawing: string): string => {
    const slot = own(slots, name)
    const picture = own(pictures, name) ?? slot?.photo
    if (!slot || !picture || !isKnown(picture)) return filled(drawing)
    return (slot.whole ? drawnWhole : pictureMarkup)(picture, slot, safe)
  }
  // By places first: what owners write is not searched for placeholders.
  const parts = html.split(PICTURE_PLACES)
  return parts.map((part, index) => [filled(part), '', art(parts[index - 1] ?? '', part)][index % 3]).join('')
}
