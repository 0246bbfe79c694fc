import type { Prize } from '../../../shared/model/prize'
import type { Live } from '../../core/ui/index'

/** The page is told of who wins. */
export const emitPrize = ({ context }: Live, { code, id, label, winner }: Prize): void => {
  if (winner) context.emit('prize', { id: context.popup.id, prizeId: id, label, code })
}
