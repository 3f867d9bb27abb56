/**
 * Orders of the list of passes; each column goes both ways. The newest are those that were issued, ended or withheld last. Within one kind, and within one state
 * of the badge, passes go by name. Vehicles have no badge and come last in that order, both ways. Who was never scanned comes before all scans.
 */
export const passSorts = [
  'name',
  'nameDown',
  'company',
  'companyDown',
  'newest',
  'oldest',
  'kind',
  'kindDown',
  'counter',
  'counterDown',
  'badge',
  'badgeDown',
  'scan',
  'scanDown',
] as const
export type PassSort = (typeof passSorts)[number]

/** The order of scans says what the gates' log says, so only its readers may use it. No order is the usual one. */
export const isPassSortOpen = (sort: string | undefined, seesScans: boolean): boolean =>
  seesScans || (sort !== 'scan' && sort !== 'scanDown')
