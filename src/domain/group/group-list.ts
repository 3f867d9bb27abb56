/** Orders of the console's list of groups; each column goes both ways. */
export const groupSorts = [
  'company',
  'companyDown',
  'coordinator',
  'coordinatorDown',
  'largest',
  'smallest',
  'newest',
  'oldest',
  'companyType',
  'companyTypeDown',
] as const
export type GroupSort = (typeof groupSorts)[number]

/** Whether anybody stands in the group. */
export const groupSizes = ['some', 'none'] as const
export type GroupSize = (typeof groupSizes)[number]
