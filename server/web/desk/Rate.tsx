import { percent } from './format'

/** A share with a bar. The bar's scale is fixed: full at 100 %. */
export const Rate = ({ rate }: { rate: number }) => (
  <span className="rate">
    <span className="bar" aria-hidden="true">
      {rate > 0 && <span style={{ inlineSize: `${Math.min(rate, 1) * 100}%` }} />}
    </span>
    {percent(rate)}
  </span>
)
