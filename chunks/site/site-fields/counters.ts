/** Counters of characters: how many a field holds, or how many more it may hold. */
import { fieldsByName } from '../../../shared/page/forms/named'
import { bare } from '../../../shared/page/platform/safe-dom'
import { text } from '../../../shared/values/names'
import { COUNTER, CURRENT_VALUE, counterLimit, TARGET_NAME } from '../../../shared/wire/page/site/contact-fields'
import type { Update } from './behaviour'

const count = (counter: Element, length: number, typed: boolean): void => {
  const { classList, className } = counter
  const limit = counterLimit(counter, 'maximum')
  classList.toggle('too-long', limit > 0 && length > limit)
  classList.toggle('too-short', length < counterLimit(counter, 'minimum'))
  // Screen readers do not read each number out, but the one with which a limit is crossed.
  counter.setAttribute('aria-live', typed && counter.className !== className ? 'polite' : 'off')
  const countText = `${classList.contains('down') ? counterLimit(counter, 'starting') - length : length}`
  counter.setAttribute(CURRENT_VALUE, countText)
  // Who watches the page hears of every new text, even if it is the same.
  if (counter.textContent !== countText) counter.textContent = countText
}

export const counters: Update = (form, event) => {
  const counted = [...bare(form, 'querySelectorAll')(COUNTER)]
  const fields = counted[0] && fieldsByName(form)
  for (const counter of counted) {
    const [field] = fields?.get(counter.getAttribute(TARGET_NAME) ?? '') ?? []
    if (field) count(counter, text(field.value).length, Boolean(event))
  }
}
