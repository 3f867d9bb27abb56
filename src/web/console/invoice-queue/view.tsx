import { formatMoney } from '#domain/payment/money.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** A sum in kopecks as the contract writes it, in figures of one width. */
export function Money({ kopecks }: { kopecks: string }) {
  const locale = useLocale()
  return <span className="tabular whitespace-nowrap">{formatMoney(BigInt(kopecks), locale)}</span>
}
