/** Why a chosen file cannot be a scan of a document. */
export type ScanCode =
  | 'scan_type'
  | 'scan_bytes'
  | 'scan_empty'
  | 'scan_unreadable'
  | 'scan_password'
  | 'scan_small'

/** The input's `accept`. With it an iPhone converts HEIC by itself. */
export const scanTypes = 'image/jpeg,image/png,application/pdf'

/** A PDF is turned into a picture of one page before it is sent. */
export function isPdf(file: { type: string }): boolean {
  return file.type === 'application/pdf'
}

export const scanLimits = {
  /** What is sent at most (contract, `POST /passportfile`); a larger picture is made smaller first. */
  bytes: 5 * 1024 * 1024,
  /** What is opened at most: far more than any phone makes. */
  openBytes: 50 * 1024 * 1024,
  /** The server keeps no more of a page. */
  longestSide: 2400,
  /** Under this a page of a passport cannot be read. */
  leastSide: 600,
} as const

/** Checks a scan before it is opened: JPEG, PNG or PDF. The server checks the content. */
export function checkScan(file: {
  type: string
  size: number
}): { ok: true } | { ok: false; code: ScanCode } {
  if (!scanTypes.split(',').includes(file.type)) return { ok: false, code: 'scan_type' }
  if (file.size === 0) return { ok: false, code: 'scan_empty' }
  return file.size > scanLimits.openBytes ? { ok: false, code: 'scan_bytes' } : { ok: true }
}
