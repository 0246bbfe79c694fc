/** All designs of the template library, by name. */
import * as afterLead from './after-lead'
import * as askUs from './ask-us'
import * as cornerNote from './corner-note'
import * as countdownBar from './countdown-bar'
import * as freeDeliveryBar from './free-delivery-bar'
import * as fullSeason from './full-season'
import * as giftBox from './gift-box'
import * as inlineLetter from './inline-letter'
import type { Design } from './library'
import * as newsletter from './newsletter'
import * as pocketOffer from './pocket-offer'
import * as reading from './reading'
import * as recentlyViewed from './recently-viewed'
import * as remind from './remind'
import * as saleCountdown from './sale-countdown'
import * as scratchCard from './scratch-card'
import * as sideStory from './side-story'
import * as stillHere from './still-here'
import * as stillInCart from './still-in-cart'
import * as talkToUs from './talk-to-us'
import * as tickerBar from './ticker-bar'
import * as twoSteps from './two-steps'
import * as wheelOfClay from './wheel-of-clay'

export const library: Record<string, Design> = {
  newsletter,
  'ask-us': askUs,
  'sale-countdown': saleCountdown,
  'two-steps': twoSteps,
  remind,
  'countdown-bar': countdownBar,
  'ticker-bar': tickerBar,
  'corner-note': cornerNote,
  'side-story': sideStory,
  'still-here': stillHere,
  'pocket-offer': pocketOffer,
  'talk-to-us': talkToUs,
  'full-season': fullSeason,
  'inline-letter': inlineLetter,
  reading,
  'wheel-of-clay': wheelOfClay,
  'scratch-card': scratchCard,
  'gift-box': giftBox,
  'free-delivery-bar': freeDeliveryBar,
  'still-in-cart': stillInCart,
  'recently-viewed': recentlyViewed,
  'after-lead': afterLead,
}
