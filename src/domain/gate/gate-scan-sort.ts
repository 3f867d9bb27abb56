/** Orders of the log of scans; each column goes both ways. Of one person, gate or outcome the newest scan comes first, and last the other way round. */
export const gateScanSorts = [
  'newest',
  'oldest',
  'name',
  'nameDown',
  'company',
  'companyDown',
  'gate',
  'gateDown',
  'state',
  'stateDown',
] as const
export type GateScanSort = (typeof gateScanSorts)[number]
