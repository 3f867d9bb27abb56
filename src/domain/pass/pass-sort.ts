/** The newest are those that were issued, ended or withheld last. */
export const passSorts = ['name', 'nameDown', 'company', 'companyDown', 'newest', 'oldest'] as const
export type PassSort = (typeof passSorts)[number]
