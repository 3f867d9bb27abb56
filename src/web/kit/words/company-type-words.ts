import { type CompanyType, companyTypes } from '#domain/company/company-type.ts'
import { m } from '#messages/compiled/messages.js'

/** The word of a field of activity. */
export function companyTypeWord(type: CompanyType): string {
  return m[`company_type_${type}`]()
}

/** All of them for a list. */
export function companyTypeOptions(): { value: CompanyType; label: string }[] {
  return companyTypes.map(type => ({
    value: type,
    label: companyTypeWord(type),
  }))
}
