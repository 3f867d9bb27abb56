/** Where closing documents are posted (spec point 3): trimmed lines, the country as ISO 3166-1 alpha-2. */
export type PostalAddress = {
  recipient: string
  country: string
  postalCode: string
  region: string | null
  city: string
  /** Street, building and flat in one line, as on an envelope. */
  street: string
}

export type AddressFault = {
  field: keyof PostalAddress
  code: 'postal_code_format' | 'house_missing'
}

/** Postal codes of other countries: letters, digits, spaces and hyphens with at least one digit, or empty. */
const foreignCode = /^(?=[A-Z\d -]*\d)[A-Z\d][A-Z\d -]{1,9}$/i

/**
 * Checks what field lengths cannot: a Russian postal code has six digits and does not begin with 0, 7, 8 or 9, and the street includes a building
 * number. Only an address register would know the rest.
 */
export function judgeAddress(
  address: PostalAddress,
): { ok: true } | { ok: false; code: 'address_invalid'; faults: AddressFault[] } {
  const faults: AddressFault[] = []
  const isCode = address.country === 'RU' ? /^[1-6]\d{5}$/ : foreignCode
  if (!isCode.test(address.postalCode)) faults.push({ field: 'postalCode', code: 'postal_code_format' })
  if (!/\p{L}/u.test(address.street) || !/\d/.test(address.street))
    faults.push({ field: 'street', code: 'house_missing' })
  return faults.length > 0 ? { ok: false, code: 'address_invalid', faults } : { ok: true }
}
