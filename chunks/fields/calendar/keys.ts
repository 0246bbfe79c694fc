import { own } from '../../../shared/platform/own'
import { addMonths, type Day, startOfWeek } from './day'

interface Press {
  key: string
  shiftKey: boolean
}

/** Where a key leads in the grid (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/). */
export const moveOf = ({ key, shiftKey }: Press, day: Day, first: number, rtl: boolean): Day | undefined => {
  const months = shiftKey ? 12 : 1
  const moves: Record<string, Day> = {
    [rtl ? 'ArrowRight' : 'ArrowLeft']: day - 1,
    [rtl ? 'ArrowLeft' : 'ArrowRight']: day + 1,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: startOfWeek(day, first),
    End: startOfWeek(day, first) + 6,
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  }
  return own(moves, key)
}
