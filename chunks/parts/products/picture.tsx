import type { Offer, Store } from '../../../shared/page/model/store'
import { webAddress } from './address'

interface PictureProps {
  offer: Offer
  store: Store
  /** In px. */
  width: number
}

/** A square, also before the image has loaded, and without one: then a sign takes its place. */
export const Picture = ({ offer, store, width }: PictureProps) => {
  const imageAddressAt = (px: number): string => webAddress(store.imageAt(offer.image, px))
  const address = offer.image && imageAddressAt(width)
  return (
    <span part="product-image">
      {address && (
        <img
          srcSet={`${address} 1x, ${imageAddressAt(2 * width)} 2x`}
          src={address}
          alt={offer.title}
          width={width}
          height={width}
          decoding="async"
          // Never drawn again: nothing of it changes while its card is there.
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
    </span>
  )
}
