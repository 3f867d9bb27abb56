import type { CompanyRecord } from '#contract/company.ts'

export type FilledFields = {
  kpp: string
  name: string
  shortName: string
  address: string
}

/**
 * Fills the company's fields from the register. Empty fields, and fields that still hold what the register said of the former INN, take the new
 * record; what the person wrote stays.
 */
export function fillFromRegister(
  typed: FilledFields,
  before: CompanyRecord | null,
  found: CompanyRecord,
): FilledFields {
  const take = (field: keyof FilledFields) => {
    const untouched = typed[field].trim() === '' || typed[field] === (before?.[field] ?? '')
    return untouched ? (found[field] ?? '') : typed[field]
  }
  return {
    kpp: take('kpp'),
    name: take('name'),
    shortName: take('shortName'),
    address: take('address'),
  }
}
