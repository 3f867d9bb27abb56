/** What an employee does on site; the company chooses it when it sends them for review (spec point 4), and the pass says where it leads. */
export const onSiteRoles = ['standStaff', 'builder', 'technician', 'loader', 'driver', 'security'] as const

export type OnSiteRole = (typeof onSiteRoles)[number]
