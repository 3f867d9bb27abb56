export const photographSorts = ['oldest', 'newest', 'name', 'nameDown', 'company', 'companyDown'] as const
export type PhotographSort = (typeof photographSorts)[number]
