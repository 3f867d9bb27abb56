import { m } from '#messages/compiled/messages.js'

type Discount = { discountFrom: number | null; discountTo: number | null }

/** «Скидка 10–20 %», «Скидка 15 %»; null where there is none. */
export function discountText({ discountFrom, discountTo }: Discount): string | null {
  const [from, to] = [discountFrom ?? discountTo, discountTo ?? discountFrom]
  if (from === null || to === null) return null
  return from === to ? m.hotel_discount({ percent: to }) : m.hotel_discount_range({ from, to })
}
