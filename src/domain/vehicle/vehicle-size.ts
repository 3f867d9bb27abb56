/** Metres as people write them («6,5», «12.4 м») in centimetres; null for what is no length. */
export function readMetres(typed: string): number | null {
  const written = typed
    .trim()
    .replace(/\s*(?:м|m)\.?$/i, '')
    .replace(',', '.')
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * 100) : null
}

/** Centimetres as metres, in the marks of the language: 650 is «6,5» or 6.5. */
export function metresText(centimetres: number, locale: 'ru' | 'en'): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(centimetres / 100)
}
