/** Checkboxes, radio buttons and acceptances. */
import { CLASSES, freeTextOf } from '../../../shared/wire/server/contact-form'
import { IN_FORM, linked } from '../../files/links'
import { el, type Markup } from '../../lib/markup'
import type { ContactField } from '../form'
import { chosen, common, idOf } from './common'
import type { Drawing } from './drawing'

/** Radio buttons or checkboxes. The first one has the id, so that a link to the field leads to it. */
export const boxes = (field: ContactField, drawing: Drawing): Markup => {
  const { name, kind, options = [], exclusive, freeText } = field
  const now = chosen(field, drawing)
  const last = options.length - 1
  const item = (option: string, index: number): Markup => {
    const free = freeText && index === last
    const place = [
      CLASSES.item,
      ...(index ? [] : ['first']),
      ...(index === last ? ['last'] : []),
      ...(free ? ['has-free-text'] : []),
    ]
    return el(
      'span',
      { class: place.join(' ') },
      el(
        'label',
        {},
        el('input', {
          type: kind,
          id: index ? undefined : idOf(field, drawing),
          name: kind === 'checkbox' ? `${name}[]` : name,
          value: option,
          checked: now.includes(option),
        }),
        el('span', { class: CLASSES.itemLabel }, option),
      ),
      free && [
        ' ',
        el('input', {
          type: 'text',
          name: freeTextOf(name),
          class: CLASSES.freeText,
          'aria-label': option,
          maxlength: 400,
          value: drawing.values?.get(freeTextOf(name))?.[0],
        }),
      ],
    )
  }
  const { class: look, ...attributes } = common(field, drawing)
  const group = kind === 'checkbox' && exclusive ? `${look} ${CLASSES.exclusive}` : look
  // A group is no control that could be required or invalid; its wrapper tells it to style sheets.
  return el('span', { class: group, 'aria-describedby': attributes['aria-describedby'] }, options.map(item))
}

export const acceptance = (field: ContactField, drawing: Drawing): Markup => {
  const { name, label, optional, invert } = field
  const { class: look, ...attributes } = common({ ...field, required: false }, drawing)
  return el(
    'span',
    { class: [look, ...(optional ? ['optional'] : []), ...(invert ? ['invert'] : [])].join(' ') },
    el(
      'span',
      { class: CLASSES.item },
      el(
        'label',
        {},
        el('input', {
          type: 'checkbox',
          id: idOf(field, drawing),
          name,
          value: '1',
          checked: drawing.values?.has(name),
          ...attributes,
          'aria-required': optional || invert ? undefined : 'true',
        }),
        el('span', { class: CLASSES.itemLabel }, linked(label, IN_FORM)),
      ),
    ),
  )
}
