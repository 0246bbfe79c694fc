/** A cart call that the store refuses, as Shopify says so. Its wording changes, so no client may rely on it. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(
    readonly status: 400 | 404 | 422,
    readonly description: string,
    override readonly message = 'Cart Error',
  ) {
    super(message)
  }
}
