/**
 * Reads a sum in roubles as people type it (`180 000`, `180000,50`) as whole kopecks; null for anything else. Three digits after a comma are
 * thousands, as in English.
 */
export function readSum(typed: string): string | null {
  const text = typed.replace(/[\s\u00a0\u202f₽]/g, '')
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.')
  const [, roubles, kopecks = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (roubles === undefined) return null
  return (BigInt(roubles) * 100n + BigInt(kopecks.padEnd(2, '0'))).toString()
}

/** Kopecks as roubles for editing: `180000`, `180000,50` or `180000.50`. */
export function sumText(kopecks: string, locale: 'ru' | 'en'): string {
  const sum = BigInt(kopecks)
  const rest = sum % 100n
  const roubles = String(sum / 100n)
  return rest === 0n ? roubles : `${roubles}${locale === 'ru' ? ',' : '.'}${String(rest).padStart(2, '0')}`
}
