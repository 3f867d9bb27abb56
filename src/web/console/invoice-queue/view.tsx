import { formatMoney } from '#domain/payment/money.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** A sum in kopecks, in digits of equal width. */
export function Money({ kopecks }: { kopecks: string }) {
  const locale = useLocale()
  return <span className="tabular whitespace-nowrap">{formatMoney(BigInt(kopecks), locale)}</span>
}
