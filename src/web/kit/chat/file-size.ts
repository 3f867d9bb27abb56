const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A size in bytes for reading: «12 кБ», `1.4 MB`; the smallest is one kilobyte. */
export function fileSize(bytes: number, locale: 'ru' | 'en'): string {
  const large = bytes >= megabyte
  return new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large && bytes < 10 * megabyte ? 1 : 0,
  }).format(large ? bytes / megabyte : Math.max(1, bytes / kilobyte))
}
