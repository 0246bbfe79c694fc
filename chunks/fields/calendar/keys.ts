import { addMonths, type Day, startOfWeek } from '../../../shared/page/dates/day'
import { own } from '../../../shared/values/own'

interface Press {
  key: string
  shiftKey: boolean
}

/** The day that a key moves to (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/). */
export const dayForKey = ({ key, shiftKey }: Press, day: Day, firstDay: number, rtl: boolean): Day | undefined => {
  const months = shiftKey ? 12 : 1
  const moves: Record<string, Day> = {
    [rtl ? 'ArrowRight' : 'ArrowLeft']: day - 1,
    [rtl ? 'ArrowLeft' : 'ArrowRight']: day + 1,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: startOfWeek(day, firstDay),
    End: startOfWeek(day, firstDay) + 6,
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  }
  return own(moves, key)
}
