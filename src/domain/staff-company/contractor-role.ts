/**
 * What a company is to the forum (spec point 3, contractorRole). The first four have a package with places on the forum days; a contractor builds the
 * stands and takes them down.
 */
export const contractorRoles = [
  'generalPartner',
  'officialPartner',
  'partner',
  'exhibitor',
  'contractor',
] as const

export type ContractorRole = (typeof contractorRoles)[number]
