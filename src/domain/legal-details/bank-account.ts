/** What a payment order needs of the seller's bank. */
export type BankDetails = { name: string; bic: string; correspondentAccount: string; account: string }

export type BankProblem = {
  field: 'bic' | 'correspondentAccount' | 'account'
  code: 'bic_format' | 'account_checksum'
}

/**
 * Checks a bank's BIC and the two account numbers, whose ninth digit is a key made with the BIC (Bank of Russia, instruction 515 of 8 September 1997). A bank
 * without a correspondent account of its own (a unit of the Bank of Russia) leaves it empty.
 */
export function bankProblems({ bic, correspondentAccount, account }: BankDetails): BankProblem[] {
  if (!/^0\d{8}$/.test(bic)) return [{ field: 'bic', code: 'bic_format' }]
  const centre = `0${bic.slice(4, 6)}`
  const inBankOfRussia = /00[012]$/.test(bic)
  const problems: BankProblem[] = []
  if (!hasKey(inBankOfRussia ? centre : bic.slice(6), account))
    problems.push({ field: 'account', code: 'account_checksum' })
  const noneNeeded = inBankOfRussia && correspondentAccount === ''
  if (!noneNeeded && !hasKey(centre, correspondentAccount))
    problems.push({ field: 'correspondentAccount', code: 'account_checksum' })
  return problems
}

/** Digit by digit times 7, 1, 3, …; the last digits of the products add up to a multiple of ten. */
function hasKey(prefix: string, account: string): boolean {
  if (!/^\d{20}$/.test(account)) return false
  const weights = [7, 1, 3] as const
  const sum = [...prefix, ...account].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  )
  return sum % 10 === 0
}
