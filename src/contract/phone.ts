import { parsePhoneNumberWithError } from 'libphonenumber-js/mobile'
import type { ErrorCode } from '#domain/refusal/error-code.ts'

/** Countries whose mobile numbers may receive codes: Russia and its neighbours; others are opened on demand. */
export const allowedPhoneCountries = [
  'RU',
  'BY',
  'KZ',
  'AM',
  'KG',
  'UZ',
  'TJ',
  'AZ',
  'GE',
  'MD',
  'TM',
  'AE',
  'CN',
  'IN',
  'RS',
  'TR',
] as const

/**
 * Normalises a typed phone to E.164 (`+79123456789`). Refuses what is not a phone number (`phone_format`), not a mobile one (`phone_not_mobile`) or
 * from a country not allowed (`phone_country`). Facts: domain.md §1.5.
 */
export function normalisePhone(typed: string): { ok: true; phone: string } | { ok: false; code: ErrorCode } {
  const compact = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/^8[\s-]?10/, '+')
  const digits = compact.replace(/\D/g, '')
  if (!/^[\d\s()+.-]{5,32}$/.test(compact) || digits.length < 10) return { ok: false, code: 'phone_format' }
  const international = compact.startsWith('+')
    ? compact
    : digits.length === 11 && /^[78]/.test(digits)
      ? `+7${digits.slice(1)}`
      : digits.length === 10 && digits.startsWith('9')
        ? `+7${digits}`
        : `+${digits}`
  try {
    const parsed = parsePhoneNumberWithError(international)
    const country = parsed.country
    if (!parsed.isPossible()) return { ok: false, code: 'phone_format' }
    if (!parsed.isValid()) {
      const plausible = parsed.nationalNumber.length === 10 && parsed.countryCallingCode === '7'
      return {
        ok: false,
        code: plausible ? 'phone_not_mobile' : 'phone_format',
      }
    }
    const allowed: readonly string[] = allowedPhoneCountries
    if (!country || !allowed.includes(country)) return { ok: false, code: 'phone_country' }
    return { ok: true, phone: parsed.number }
  } catch {
    return { ok: false, code: 'phone_format' }
  }
}
