const usualSorts = [
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
] as const
const scanSorts = ['scan', 'scanDown'] as const

/**
 * Orders of the list of passes; each column goes both ways. The newest are those that were issued, ended or withheld last. Bearers of one kind, and those
 * whose badge has come equally far, go by name; a vehicle has no badge and ends that order. Who was never scanned comes before all scans.
 */
export const passSorts = [...usualSorts, ...scanSorts] as const
export type PassSort = (typeof passSorts)[number]

/** Who was scanned before whom is told to those alone who may read the log of the gates. */
export function passSortsOpen(seesScans: boolean): readonly PassSort[] {
  return seesScans ? passSorts : usualSorts
}
