export type InnCode = 'inn_length' | 'inn_length_individual' | 'inn_checksum'

/** Whose INN is expected; `payer` is whoever may pay by invoice, a company or a sole trader. */
export type InnOwner = 'company' | 'soleTrader' | 'individual' | 'payer'

const weights10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const weights11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const weights12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/**
 * Checks an INN: 10 digits for a company (a foreign one too, from 9909), 12 for a sole trader or an individual
 * (spec point 5). Spaces are dropped. A wrong length and a wrong check digit have codes of their own, so that a form can
 * say "check the INN"; all zeros satisfy the formula and are refused by hand.
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

/** Whether as many digits are typed as an INN of a company or of a person has, right or wrong. */
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
