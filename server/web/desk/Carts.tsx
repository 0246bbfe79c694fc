import { MAX_COUNTED_ROWS } from '../../desk/counted-rows'
import type { CartsAnswer } from '../../shop/answers'
import { CartsTable } from './CartsTable'
import { Empty } from './Empty'
import { counted } from './format'
import { LoadMore } from './LoadMore'

interface Props {
  carts: CartsAnswer
  more(): Promise<void>
}

export const Carts = ({ carts: { carts, total, next }, more }: Props) => (
  <section className="panel" aria-labelledby="carts-title">
    <header>
      <h2 id="carts-title">Abandoned carts</h2>
      <p role="status">
        {total > MAX_COUNTED_ROWS ? `more than ${counted(MAX_COUNTED_ROWS, 'cart')}` : counted(total, 'cart')}
      </p>
    </header>
    {carts.length ? (
      <CartsTable carts={carts} />
    ) : (
      <Empty title="No carts yet">A cart that a visitor fills and does not order is listed here.</Empty>
    )}
    {next && <LoadMore more={more} />}
  </section>
)
