import type { WidgetPlace } from '../../../shared/wire/page-builder/widget'

/** `left` means where reading begins. */
export const alignTo = ({ style }: HTMLElement, side: NonNullable<WidgetPlace['align']>): void => {
  style.inlineSize = 'fit-content'
  style.maxInlineSize = '100%'
  style.marginInlineStart = side === 'start' ? '0' : 'auto'
  style.marginInlineEnd = side === 'end' ? '0' : 'auto'
}
