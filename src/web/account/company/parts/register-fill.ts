import type { CompanyRecord } from '#contract/company.ts'

export type FilledFields = {
  kpp: string
  name: string
  shortName: string
  address: string
}

/**
 * The company's fields after the register answered: an empty field, and one that still holds what the register said of
 * the INN before, takes the new record; what the person wrote stays.
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
