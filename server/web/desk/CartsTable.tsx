import type { CartRow } from '../../shop/answers'
import { counted, money, safeLink } from './format'
import { useNow } from './hooks'
import { PageLink } from './PageLink'
import { RENEWAL_MS, When } from './When'

const Visitor = ({ lead }: Pick<CartRow, 'lead'>) =>
  lead ? (
    <>
      <bdi>{lead.email || lead.name || 'A lead without email'}</bdi>
      {lead.email && lead.name && (
        <small>
          <bdi>{lead.name}</bdi>
        </small>
      )}
    </>
  ) : (
    <span className="unknown">Unknown visitor</span>
  )

const ProductName = ({ name, url = '' }: CartRow['products'][number]) => {
  const link = url && safeLink(url)
  const text = <bdi>{name}</bdi>
  return link ? (
    <a href={link} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  )
}

const Row = ({ cart, now }: { cart: CartRow; now: number }) => (
  <tr>
    <td data-label="When">
      <When at={cart.at} now={now} />
    </td>
    <th scope="row">
      <Visitor lead={cart.lead} />
    </th>
    <td data-label="Value">{money(cart.value, cart.currency)}</td>
    <td data-label="Products">
      <ul className="chips">
        {cart.products.map((product, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and a row is drawn anew when they change
          <li key={place}>
            <ProductName {...product} />
          </li>
        ))}
        {cart.more && <li>and {counted(cart.more, 'more product')}</li>}
      </ul>
    </td>
    <td data-label="Site">
      <bdi>{cart.site}</bdi>
      <PageLink url={cart.url} />
    </td>
  </tr>
)

export const CartsTable = ({ carts }: { carts: CartRow[] }) => {
  const now = useNow(RENEWAL_MS)
  return (
    <table className="carts">
      <caption className="visually-hidden">Abandoned carts, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Visitor</th>
          <th scope="col">Value</th>
          <th scope="col">Products</th>
          <th scope="col">Site</th>
        </tr>
      </thead>
      <tbody>
        {carts.map((cart) => (
          <Row key={cart.id} cart={cart} now={now} />
        ))}
      </tbody>
    </table>
  )
}
