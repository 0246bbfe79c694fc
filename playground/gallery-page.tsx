import { Gallery } from './gallery'
import { drawOnce } from './root'

import.meta.hot?.accept()
drawOnce('gallery', <Gallery />, import.meta.hot)
