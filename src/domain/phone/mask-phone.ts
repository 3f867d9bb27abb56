/**
 * A phone where it must not be read in full (spec point 5): with 5 or fewer digits as it is, otherwise the first digit, asterisks, and the last two;
 * separators are dropped. `+79123456789` gives `7********89`.
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length <= 5) return phone
  return `${digits.slice(0, 1)}${'*'.repeat(digits.length - 3)}${digits.slice(-2)}`
}
