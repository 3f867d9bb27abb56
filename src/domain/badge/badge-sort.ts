/** Orders of the list of badges, both ways; by name is also the order of print sheets, which are handed out from boxes by letter. */
export const badgeSorts = ['name', 'nameDown', 'company', 'companyDown'] as const
export type BadgeSort = (typeof badgeSorts)[number]
