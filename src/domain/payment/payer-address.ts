export type PayerAddressCode = 'address_invalid'

/**
 * Checks the address on a payer's papers as far as one line can be: like a postal address it has a code, a place and a house. Papers with «Москва» alone
 * come back from bookkeepers. In Cyrillic the code is the six digits of Russia and its neighbours; other countries have codes of many kinds.
 */
export function checkPayerAddress(
  typed: string,
): { ok: true; address: string } | { ok: false; code: PayerAddressCode } {
  const address = typed.replace(/\s+/g, ' ').trim()
  const parts = address.split(',').filter(part => /[\p{L}\d]/u.test(part))
  const isCyrillic = /\p{Script=Cyrillic}/u.test(address)
  const whole = isCyrillic
    ? parts.length >= 3 && /(?<!\d)\d{6}(?!\d)/.test(address)
    : parts.length >= 2 && /\d/.test(address) && /\p{L}{2}/u.test(address)
  return whole ? { ok: true, address } : { ok: false, code: 'address_invalid' }
}
