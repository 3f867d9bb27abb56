/** Orders of the photographs that wait to be looked at; each column that has an order goes both ways. */
export const photographSorts = ['oldest', 'newest', 'name', 'nameDown', 'company', 'companyDown'] as const
export type PhotographSort = (typeof photographSorts)[number]
