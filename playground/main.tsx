import { Playground } from './playground'
import { drawOnce } from './root'
import { fromQuery } from './setting'

import.meta.hot?.accept()
drawOnce('playground', <Playground first={await fromQuery(location.search)} />, import.meta.hot)
