/** A scratch card: a part of a game. */
import type { Components } from '../../core/ui/index'
import { Scratch } from './scratch'
import './scratch.css'

export const components: Components = { 'data-wisp-scratch': Scratch }
export const css = import.meta.wispCss
