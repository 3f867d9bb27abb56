export type OgrnCode = 'ogrn_format'

/**
 * Checks the state registration number: OGRN of a company (13 digits, the first 12 mod 11 mod 10) or OGRNIP of a sole trader (15 digits, the first 14
 * mod 13 mod 10). All zeros satisfy the formula and are refused explicitly.
 */
export function checkOgrn(
  typed: string,
  owner: 'company' | 'soleTrader',
): { ok: true; ogrn: string } | { ok: false; code: OgrnCode } {
  const ogrn = typed.replace(/\s/g, '')
  const [length, modulus] = owner === 'company' ? [13, 11n] : [15, 13n]
  if (!/^\d+$/.test(ogrn) || ogrn.length !== length || /^0+$/.test(ogrn))
    return { ok: false, code: 'ogrn_format' }
  const control = (BigInt(ogrn.slice(0, -1)) % modulus) % 10n
  return control === BigInt(ogrn.slice(-1)) ? { ok: true, ogrn } : { ok: false, code: 'ogrn_format' }
}
