/** Why a chosen file cannot be a scan of a document. */
export type ScanCode = 'scan_type' | 'scan_bytes' | 'scan_empty'

/** The input's `accept`. With it an iPhone converts HEIC by itself. */
export const scanTypes = 'image/jpeg,image/png'

const most = 5 * 1024 * 1024

/** Checks a scan before it is sent: JPEG or PNG up to 5 MB (contract, `POST /passportfile`). The server checks the content. */
export function checkScan(file: {
  type: string
  size: number
}): { ok: true } | { ok: false; code: ScanCode } {
  if (!scanTypes.split(',').includes(file.type)) return { ok: false, code: 'scan_type' }
  if (file.size === 0) return { ok: false, code: 'scan_empty' }
  return file.size > most ? { ok: false, code: 'scan_bytes' } : { ok: true }
}
