/** Orders of the list of passes: by name, by company, and by since when a pass stands as it does; each column goes both ways. */
export const passSorts = ['name', 'nameDown', 'company', 'companyDown', 'newest', 'oldest'] as const
export type PassSort = (typeof passSorts)[number]
