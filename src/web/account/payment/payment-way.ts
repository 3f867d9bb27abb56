/** How to pay: by card or by an invoice. */
export type PaymentWay = 'card' | 'invoice'

/** The way that the address of the payment page asks for (`?way=invoice`); null when it leaves the choice open. */
export function wayOf(parameters: URLSearchParams): PaymentWay | null {
  const way = parameters.get('way')
  return way === 'card' || way === 'invoice' ? way : null
}

/** The part of an address that opens the payment page on one way. */
export function waySearch(way: PaymentWay): string {
  return `?way=${way}`
}
