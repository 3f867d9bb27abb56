/** Fields of activity a company names about itself (spec point 3, companyType). */
export const companyTypes = [
  'bank',
  'insurance',
  'payments',
  'exchange',
  'fintech',
  'regulator',
  'government',
  'securityVendor',
  'integrator',
  'telecom',
  'education',
  'media',
  'other',
] as const

export type CompanyType = (typeof companyTypes)[number]
