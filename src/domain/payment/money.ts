/** Non-breaking, so that a sum is never split at the end of a line. */
const space = '\u00a0'

/**
 * A sum in whole kopecks for people to read: `180 000 ₽` in Russian, `RUB 180,000` in English (look.md), with
 * non-breaking spaces. `whenAny` shows kopecks only where there are some; `always` is for documents: `180 000,00 ₽`.
 */
export function formatMoney(
  kopecks: bigint,
  locale: 'ru' | 'en',
  fraction: 'whenAny' | 'always' = 'whenAny',
): string {
  const size = kopecks < 0n ? -kopecks : kopecks
  const sign = kopecks < 0n ? '\u2212' : ''
  const roubles = (size / 100n).toString().replace(/\B(?=(?:\d{3})+$)/g, locale === 'ru' ? space : ',')
  const rest = (size % 100n).toString().padStart(2, '0')
  const point = locale === 'ru' ? ',' : '.'
  const amount = fraction === 'always' || rest !== '00' ? `${roubles}${point}${rest}` : roubles
  return locale === 'ru' ? `${sign}${amount}${space}₽` : `${sign}RUB${space}${amount}`
}
