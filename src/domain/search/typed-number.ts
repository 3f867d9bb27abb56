/** Five digits tell a phone from a year or a number of an invoice. */
const fewestDigits = 5

/**
 * The digits by which a typed phone is found, in whatever notation: of a Russian one without 8 or 7 before them, so that `8 (916) 000-79-19`,
 * `+7 916 000` and `916000` find the same. Null for what is no phone.
 */
export function typedPhone(typed: string): string | null {
  const text = typed.trim()
  if (!/^\+?[\d\s().-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (digits.length < fewestDigits) return null
  const bare = /^(?:8|7|\+7)/.test(text.replace(/^\(/, '')) ? digits.replace(/^[78](?=9)/, '') : digits
  return bare.length < fewestDigits ? digits : bare
}

/** What people say before the number of an invoice; it finds nothing by itself. */
const invoiceNoun = /^(?:сч[её]т(?:\s+на\s+оплату)?|invoice)(?![\p{L}\p{M}])\s*/iu

/** An invoice's number as printed (`№ 2026-0012`), as read out (`счёт 2026-0012`), or shortened to `12`; null for anything else. */
export function typedInvoiceNumber(typed: string): { year: number | null; number: number } | null {
  const bare = typed.normalize('NFC').trim().replace(invoiceNoun, '')
  const found = /^(?:№|#|no\.?)?\s*(?:(20\d\d)[-‑–/])?0*([1-9]\d{0,8})$/iu.exec(bare)
  if (!found?.[2]) return null
  return { year: found[1] ? Number(found[1]) : null, number: Number(found[2]) }
}

/** The number of a payment order, as a statement of the bank names it: `п/п № 871`, `871`. Null for what cannot be one. */
export function typedOrderNumber(typed: string): string | null {
  const bare = typed.trim().replace(/^(?:(?:п\s*\/\s*п|пп|payment order|order)\s*)?(?:№|#|no\.?)?\s*/iu, '')
  return /^[\p{L}\d][\p{L}\d/-]{0,39}$/u.test(bare) && /\d/.test(bare) ? bare : null
}
