/** A widget: a part of the page that moves into an article, and is counted once it has been seen. */
import type { ComponentChunk } from '../../../shared/model/page-builder'
import { conceal, reveal } from '../../../shared/platform/conceal'
import { all, type Stop } from '../../../shared/platform/dom'
import { owned } from '../../../shared/platform/owned'
import { onceSeen } from '../../../shared/platform/seen'
import { articleOf, placeOfWidget } from '../../../shared/wire/page-builder/widget'
import { alignTo } from './align'
import { moveInto } from './move-into'
import { onceUnseen } from './unseen'

export const mount: NonNullable<ComponentChunk['mount']> = (widget, { hit, placeOf }) => {
  let stopWatching: Stop = () => {}
  let stopWaiting: Stop = () => {}
  const show = (): void => {
    reveal(widget)
    stopWatching = onceSeen(widget, () => hit({ ...placeOf(widget), event: 'open', element: 'whole_widget', tag: '' }))
  }
  const { after, align } = placeOfWidget(widget)
  // What somebody else wrote stays where it is.
  const article = after !== undefined && owned(widget) && articleOf(widget)
  if (align) alignTo(widget, align)
  // A widget that the page already shows inside the article stays where it is.
  if (article && (widget.hidden || !article.contains(widget))) {
    conceal(widget)
    moveInto(article, widget, after)
    stopWaiting = onceUnseen(widget, show)
  } else show()
  return all([() => stopWaiting(), () => stopWatching()])
}
