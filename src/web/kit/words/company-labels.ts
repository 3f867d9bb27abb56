import { type CompanyType, companyTypes } from '#domain/company/company-type.ts'
import { m } from '#messages/compiled/messages.js'

/** The labels of a company's and a medium's fields, for the form, the error summary and the review; in the order of the form. */
export const companyLabels = {
  inn: m.signup_field_inn,
  hasInn: m.signup_field_no_inn,
  name: m.signup_field_company_name,
  kpp: m.signup_field_kpp,
  address: m.signup_field_address,
  shortName: m.signup_field_short_name,
  companyType: m.signup_field_company_type,
  siteUrl: m.signup_field_site,
  noSite: m.signup_field_no_site,
}

export const mediaLabels = {
  mediaName: m.signup_field_media_name,
  mediaWebsite: m.signup_field_media_website,
}

export function companyTypeWord(type: CompanyType): string {
  return m[`company_type_${type}`]()
}

export function companyTypeOptions(): { value: CompanyType; label: string }[] {
  return companyTypes.map(type => ({
    value: type,
    label: companyTypeWord(type),
  }))
}
