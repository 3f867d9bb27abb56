export type KppCode = 'kpp_format'

/**
 * Checks a KPP: nine characters, tax office (4 digits), reason (2 digits or capital Latin letters), serial (3 digits). It has no check digit. A sole
 * trader and a foreign company without registration have no KPP, so callers check one only where it is required. Source: order ММВ-7-6/435@.
 */
export function checkKpp(typed: string): { ok: true; kpp: string } | { ok: false; code: KppCode } {
  const kpp = typed.replace(/\s/g, '').toUpperCase()
  if (!/^\d{4}[0-9A-Z]{2}\d{3}$/.test(kpp) || /^0+$/.test(kpp)) return { ok: false, code: 'kpp_format' }
  return { ok: true, kpp }
}
