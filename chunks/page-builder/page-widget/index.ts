/** A widget: a part of the page that moves into an article, and is counted once it has been seen. */
import type { ComponentChunk } from '../../../shared/page/model/page-builder'
import { conceal, reveal } from '../../../shared/page/platform/conceal'
import { all, type Stop } from '../../../shared/page/platform/dom'
import { actsAlone } from '../../../shared/page/platform/owned'
import { onceSeen } from '../../../shared/page/platform/seen'
import { articleOf, placeOfWidget, type WidgetPlace } from '../../../shared/wire/page/page-builder/widget'
import { moveInto } from './move-into'
import { onceUnseen } from './unseen'

/** `left` stands for the side where reading begins. */
const alignTo = ({ style }: HTMLElement, side: NonNullable<WidgetPlace['align']>): void => {
  style.inlineSize = 'fit-content'
  style.maxInlineSize = '100%'
  style.marginInlineStart = side === 'start' ? '0' : 'auto'
  style.marginInlineEnd = side === 'end' ? '0' : 'auto'
}

export const mount: NonNullable<ComponentChunk['mount']> = (widget, { hit, placeOf }) => {
  let stopWatching: Stop = () => {}
  let stopWaiting: Stop = () => {}
  const show = (): void => {
    reveal(widget)
    stopWatching = onceSeen(widget, () => hit({ ...placeOf(widget), event: 'open', element: 'whole_widget', tag: '' }))
  }
  const { after, align } = placeOfWidget(widget)
  // A widget moves only within the page that the builder made: markup from elsewhere stays where it is.
  const article = after !== undefined && actsAlone(widget) && articleOf(widget)
  if (align) alignTo(widget, align)
  // A widget that the page already shows inside the article stays where it is.
  if (article && (widget.hidden || !article.contains(widget))) {
    conceal(widget)
    moveInto(article, widget, after)
    stopWaiting = onceUnseen(widget, show)
  } else show()
  return all([() => stopWaiting(), () => stopWatching()])
}
