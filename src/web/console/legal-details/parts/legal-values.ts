import { legalDetails } from '#contract/legal-details.ts'
import type { LegalDetails } from '#domain/legal-details/legal-details.ts'
import { m } from '#messages/compiled/messages.js'
import type { Judge } from '#web/kit/contract-form/judge.ts'

/** The fields of the form, in its order, with their places in the contract and their labels. */
const fields = {
  operatorNameRu: ['operator.name.ru', m.legal_operator_name_ru],
  operatorNameEn: ['operator.name.en', m.legal_operator_name_en],
  operatorInn: ['operator.inn', m.legal_operator_inn],
  operatorOgrn: ['operator.ogrn', m.legal_operator_ogrn],
  operatorAddressRu: ['operator.address.ru', m.legal_operator_address_ru],
  operatorAddressEn: ['operator.address.en', m.legal_operator_address_en],
  operatorEmail: ['operator.email', m.legal_operator_email],
  operatorSite: ['operator.site', m.legal_operator_site],
  sellerName: ['seller.name', m.legal_seller_name],
  sellerInn: ['seller.inn', m.legal_seller_inn],
  sellerKpp: ['seller.kpp', m.legal_seller_kpp],
  sellerAddress: ['seller.address', m.legal_seller_address],
  bankName: ['seller.bank.name', m.legal_bank_name],
  bankBic: ['seller.bank.bic', m.legal_bank_bic],
  bankAccount: ['seller.bank.account', m.legal_bank_account],
  bankCorrespondentAccount: ['seller.bank.correspondentAccount', m.legal_bank_correspondent],
  headName: ['seller.headName', m.legal_seller_head],
  accountantName: ['seller.accountantName', m.legal_seller_accountant],
  payFromAbroadRu: ['seller.payFromAbroad.ru', m.legal_pay_from_abroad_ru],
  payFromAbroadEn: ['seller.payFromAbroad.en', m.legal_pay_from_abroad_en],
} as const

export type LegalField = keyof typeof fields
export type LegalValues = Record<LegalField, string>

const names = Object.keys(fields) as LegalField[]

export const labelOf = (name: LegalField): string => fields[name][1]()
export const legalFields = () => names.map(name => ({ name, label: labelOf(name) }))

/** The server names a wrong field by its path in the body, which may begin with `details`; null when the form has no such field. */
export function legalFieldOf(place: string): LegalField | null {
  const plain = place.replace(/^details\./, '')
  return names.find(name => fields[name][0] === plain) ?? null
}

/** What is in force, for the form's fields; empty while nothing is. */
export function legalValues(details: LegalDetails | null): LegalValues {
  const valueAt = (place: string) =>
    place
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name] ?? null, details)
  return Object.fromEntries(names.map(name => [name, valueAt(fields[name][0]) ?? ''])) as LegalValues
}

/** What is sent, judged by the contract. A seller without KPP is a sole trader. */
export const judgeLegal: Judge<LegalValues, LegalDetails> = typed => {
  const { sellerKpp: kpp } = typed
  const judged = legalDetails.safeParse({
    operator: {
      name: { ru: typed.operatorNameRu, en: typed.operatorNameEn },
      inn: typed.operatorInn,
      ogrn: typed.operatorOgrn,
      address: { ru: typed.operatorAddressRu, en: typed.operatorAddressEn },
      email: typed.operatorEmail,
      site: typed.operatorSite,
    },
    seller: {
      name: typed.sellerName,
      inn: typed.sellerInn,
      kpp: kpp.trim() === '' ? null : kpp,
      address: typed.sellerAddress,
      bank: {
        name: typed.bankName,
        bic: typed.bankBic,
        correspondentAccount: typed.bankCorrespondentAccount,
        account: typed.bankAccount,
      },
      headName: typed.headName,
      accountantName: typed.accountantName,
      // In both languages or in none: the paper for a payer abroad has both.
      payFromAbroad:
        (typed.payFromAbroadRu + typed.payFromAbroadEn).trim() === ''
          ? null
          : { ru: typed.payFromAbroadRu, en: typed.payFromAbroadEn },
    },
  })
  if (judged.success) return { ok: true, value: judged.data }
  return {
    ok: false,
    faults: judged.error.issues.map(({ path, message }) => ({
      field: legalFieldOf(path.map(String).join('.')) ?? 'root',
      code: message,
    })),
  }
}
