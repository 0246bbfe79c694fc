/** Cards of a store's products. */
import type { Components } from '../../core/ui/index'
import './products.css'
import { Products } from './products'

export { actions } from './conversion'
export { ready } from './stock'
export const components: Components = { 'data-wisp-products': Products }
export const css = import.meta.wispCss
