/** Orders of the list of probable duplicates; each column goes both ways, name and company by the record that stands first. */
export const duplicateSorts = [
  'likest',
  'leastLike',
  'newest',
  'oldest',
  'name',
  'nameDown',
  'company',
  'companyDown',
] as const
export type DuplicateSort = (typeof duplicateSorts)[number]
