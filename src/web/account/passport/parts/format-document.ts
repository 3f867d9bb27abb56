/** The series as the passport prints it, `45 11`, while it is typed; letters and spare digits fall away. */
export function formatSeries(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} ${digits.slice(2)}` : digits
}

export function formatNumber(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}

/** The department code with its hyphen, `770-001`. */
export function formatDepartmentCode(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 6)
  return digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits
}

/** The number of a foreign document: capitals and digits only, at most 20. */
export function formatForeignNumber(typed: string): string {
  return typed
    .replace(/[\s№‐‑–—-]/g, '')
    .toUpperCase()
    .slice(0, 20)
}

/** Series and number pasted as one (`45 11 123456`, `4511 № 123456`); null when it is anything else. */
export function splitSeriesAndNumber(pasted: string): { series: string; number: string } | null {
  const digits = pasted.replace(/\D/g, '')
  if (digits.length !== 10 || !/^[\d\s№nN.°-]+$/.test(pasted.trim())) return null
  return { series: formatSeries(digits.slice(0, 4)), number: digits.slice(4) }
}
