import { checkInn } from '../company/inn.ts'
import { checkKpp } from '../company/kpp.ts'
import { checkOgrn } from '../company/ogrn.ts'
import { checkEmail } from '../person/email.ts'
import { checkWebsite } from '../person/website.ts'
import type { ErrorCode } from '../refusal/error-code.ts'
import { type BankDetails, bankProblems } from './bank-account.ts'

type Bilingual = { ru: string; en: string }

/** Who answers for personal data (152-FZ, article 3): consents and the policy name them. */
export type Operator = {
  /** As in a sentence: the legal form in small letters, in the nominative. */
  name: Bilingual
  inn: string
  /** 13 digits, or 15 of a sole trader. */
  ogrn: string
  address: Bilingual
  /** Where questions and withdrawals are sent. */
  email: string
  /** Where data are published with consent: the address of this site. */
  site: string
}

/** Who sells participation: invoices and tax invoices name them. */
export type Seller = {
  name: string
  inn: string
  /** Null for a sole trader. */
  kpp: string | null
  address: string
  bank: BankDetails
  /** How a company abroad pays: currencies, correspondent banks. Absent while only roubles within Russia are taken. */
  payFromAbroad?: Bilingual | null | undefined
  /** Surname and initials of who signs for the head, and for the chief accountant. */
  headName: string
  accountantName: string
}

export type LegalDetails = { operator: Operator; seller: Seller }

export type LegalProblem = { field: string; code: ErrorCode }

/** What is wrong with the numbers and addresses of both; an empty list when they may be published. */
export function legalProblems({ operator, seller }: LegalDetails): LegalProblem[] {
  return [
    ...operatorProblems(operator).map(problem => at('operator', problem)),
    ...sellerProblems(seller).map(problem => at('seller', problem)),
  ]
}

function operatorProblems(operator: Operator): LegalProblem[] {
  const owner = operator.inn.length === 12 ? 'soleTrader' : 'company'
  const website = checkWebsite(operator.site)
  return [
    ...problemOf('inn', checkInn(operator.inn, 'payer')),
    ...problemOf('ogrn', checkOgrn(operator.ogrn, owner)),
    ...problemOf('email', checkEmail(operator.email)),
    ...problemOf('site', website),
  ]
}

function sellerProblems({ inn, kpp, bank }: Seller): LegalProblem[] {
  const isSoleTrader = inn.length === 12
  return [
    ...problemOf('inn', checkInn(inn, 'payer')),
    // A company has a KPP, a sole trader has none.
    ...(isSoleTrader
      ? kpp === null
        ? []
        : [{ field: 'kpp', code: 'value_invalid' as const }]
      : problemOf('kpp', checkKpp(kpp ?? ''))),
    ...bankProblems(bank).map(({ field, code }) => ({ field: `bank.${field}`, code })),
  ]
}

function problemOf(field: string, checked: { ok: true } | { ok: false; code: ErrorCode }): LegalProblem[] {
  return checked.ok ? [] : [{ field, code: checked.code }]
}

const at = (part: keyof LegalDetails, { field, code }: LegalProblem): LegalProblem => ({
  field: `${part}.${field}`,
  code,
})

/** `INN 7701234560, OGRN 1197700012344`, in the words of the language. */
export function registrationNumbers({ inn, ogrn }: Operator, locale: 'ru' | 'en'): string {
  const isSoleTrader = ogrn.length === 15
  return locale === 'ru'
    ? `ИНН\u00a0${inn}, ${isSoleTrader ? 'ОГРНИП' : 'ОГРН'}\u00a0${ogrn}`
    : `INN\u00a0${inn}, ${isSoleTrader ? 'OGRNIP' : 'OGRN'}\u00a0${ogrn}`
}
