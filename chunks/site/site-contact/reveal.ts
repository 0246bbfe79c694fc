import { bare } from '../../../shared/page/platform/safe-dom'
import { NOT_VALID } from '../../../shared/wire/page/site/contact'

/** Scrolls to the first field that is wrong, unless one is on the screen already. The focus stays where it is. */
export const revealWrong = (form: HTMLFormElement): void => {
  const invalidFields = [...bare(form, 'querySelectorAll')(`.${NOT_VALID}`)].filter(
    (field) => field.getClientRects()[0],
  )
  const onScreen = invalidFields.some((field) => {
    const { top, bottom } = field.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const behavior = matchMedia('(prefers-reduced-motion:reduce)').matches ? 'instant' : 'smooth'
  if (!onScreen) invalidFields[0]?.scrollIntoView({ block: 'center', behavior })
}
