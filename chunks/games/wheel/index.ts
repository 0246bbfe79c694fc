/** A wheel of fortune: a part of a game. */
import type { Components } from '../../core/ui/index'
import { Wheel } from './wheel'
import './wheel.css'

export const components: Components = { 'data-wisp-wheel': Wheel }
export const css = import.meta.wispCss
