import type { DocumentSeller } from './parties.ts'

/** Characters allowed as separator, in order of preference (GOST R 56042-2014). */
const separators = [...'|#;:^_~{}!$%&()*+,/@']
/** Size limit of the mandatory fields together, in bytes. */
const longestMandatory = 300

/**
 * The text of a payment QR code after GOST R 56042-2014, version 1, UTF-8 (`ST00012…`). Names are cut to the lengths of the standard, and so is the
 * purpose, because a bank reads the invoice number at its beginning.
 * @param payment.amount whole kopecks
 */
export function buildPaymentQr(payment: {
  seller: DocumentSeller
  amount: bigint
  purpose: string
}): { ok: true; text: string } | { ok: false; code: 'payment_qr_too_long' } {
  const { seller, amount, purpose } = payment
  const mandatory: [string, string][] = [
    ['Name', clean(seller.name, 160)],
    ['PersonalAcc', seller.bank.account],
    ['BankName', clean(seller.bank.name, 45)],
    ['BIC', seller.bank.bic],
    ['CorrespAcc', seller.bank.correspondentAccount || '0'],
  ]
  const further: [string, string][] = [
    ['PayeeINN', seller.inn],
    ...(seller.kpp === null ? [] : [['KPP', seller.kpp] satisfies [string, string]]),
    ['Sum', amount.toString()],
    ['Purpose', clean(purpose, 160)],
  ]
  const fields = [...mandatory, ...further]
  const separator = separators.find(candidate => fields.every(([, value]) => !value.includes(candidate)))
  const join = (pairs: [string, string][]) => pairs.map(([key, value]) => `${key}=${value}`).join(separator)
  if (separator === undefined || Buffer.byteLength(join(mandatory)) > longestMandatory) {
    return { ok: false, code: 'payment_qr_too_long' }
  }
  return { ok: true, text: `ST00012${separator}${join(fields)}` }
}

function clean(text: string, length: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('')
}
