import { Component } from 'react'
import type { Offer, Store } from '../../../shared/model/store'
import { webAddress } from './address'

interface PictureProps {
  offer: Offer
  store: Store
  /** In px. */
  width: number
}

/** A square, also before the image has loaded, and without one. */
export class Picture extends Component<PictureProps, { broken: boolean }> {
  override state = { broken: false }

  override render() {
    const { offer, store, width } = this.props
    const at = (px: number): string => webAddress(store.imageAt(offer.image, px))
    const address = !this.state.broken && offer.image && at(width)
    return (
      <span part="product-image">
        {address && (
          <img
            srcSet={`${address} 1x, ${at(2 * width)} 2x`}
            src={address}
            alt={offer.title}
            width={width}
            height={width}
            decoding="async"
            onError={() => this.setState({ broken: true })}
          />
        )}
      </span>
    )
  }
}
