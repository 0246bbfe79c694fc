import type { GalleryColumn } from '../column'
import { byHand } from './by-hand'
import { empty } from './empty'
import { fancybox } from './fancybox'
import { gLightbox } from './glightbox'
import { lightGallery } from './lightgallery'
import { photoSwipe } from './photoswipe'
import { ours } from './wisp'

export const GALLERIES: GalleryColumn[] = [ours, photoSwipe, gLightbox, lightGallery, fancybox, byHand, empty]
