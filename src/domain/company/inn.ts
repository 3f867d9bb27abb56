export type InnCode = 'inn_length' | 'inn_length_individual' | 'inn_checksum'

/** Whose INN is expected; `payer` is a company or a sole trader, either of which may pay by invoice. */
export type InnOwner = 'company' | 'soleTrader' | 'individual' | 'payer'

const weights10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const weights11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const weights12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/**
 * Checks an INN: 10 digits for a company (also a foreign one, from 9909), 12 for a sole trader or an individual (spec point 5). Drops spaces. A wrong
 * length and a wrong check digit have separate codes, so that a form can say "check the INN". All zeros satisfy the formula and are refused
 * explicitly.
 */
export function checkInn(
  typed: string,
  owner: InnOwner,
): { ok: true; inn: string } | { ok: false; code: InnCode } {
  const inn = typed.replace(/\s/g, '')
  if (!/^\d+$/.test(inn) || !lengthsOf(owner).includes(inn.length))
    return {
      ok: false,
      code: owner === 'company' || owner === 'payer' ? 'inn_length' : 'inn_length_individual',
    }
  if (/^0+$/.test(inn) || !hasCheckDigits(inn)) return { ok: false, code: 'inn_checksum' }
  return { ok: true, inn }
}

/** Whether the text has as many digits as an INN, correct or not. */
export function isWholeInn(typed: string): boolean {
  return /^(\d{10}|\d{12})$/.test(typed.replace(/\s/g, ''))
}

function lengthsOf(owner: InnOwner): readonly number[] {
  if (owner === 'payer') return [10, 12]
  return owner === 'company' ? [10] : [12]
}

function hasCheckDigits(inn: string): boolean {
  const digits = [...inn].map(Number)
  return inn.length === 10
    ? controlDigit(digits, weights10) === digits[9]
    : controlDigit(digits, weights11) === digits[10] && controlDigit(digits, weights12) === digits[11]
}

function controlDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (sum % 11) % 10
}
