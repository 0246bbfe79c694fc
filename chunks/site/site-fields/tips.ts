/** A tip that lies above its field goes away when the visitor points at it or goes to the field. */
import { all, on, type Stop } from '../../../shared/platform/dom'
import { FIELD_WRAP, FLOATING_TIP } from '../../../shared/wire/site/contact-fields'

export const hideTips = (form: HTMLFormElement): Stop =>
  all(
    ['mouseover', 'focusin'].map((type) =>
      on(form, type, ({ target }) => {
        const tip = (target as Element).closest(FIELD_WRAP)?.querySelector<HTMLElement>(FLOATING_TIP)
        if (tip && (type === 'focusin' || tip === target)) tip.style.display = 'none'
      }),
    ),
  )
