import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { CountdownPart } from './countdown.tsx'
import { Fact } from './fact.tsx'

/** Dates, place, countdown and fee, at the bottom of the first screen. */
export function HeroFacts() {
  const edition = useEdition()
  const locale = useLocale()
  return (
    <dl className="page-width grid grid-cols-[max-content_1fr] gap-x-6 gap-y-4 py-5 md:grid-cols-[repeat(4,auto)] md:gap-x-8 md:py-6 md:justify-between lg:grid-cols-12 lg:py-7">
      <Fact term={m.home_when()} className="lg:col-span-3">
        {formatForumDates(edition, locale)}
      </Fact>
      <Fact term={m.home_where()} note={edition.venue[locale]} className="lg:col-span-4">
        {edition.city[locale]}
      </Fact>
      <Fact term={<CountdownPart part="term" />} className="lg:col-span-3">
        <CountdownPart part="words" />
      </Fact>
      <Fact term={m.home_fee()} note={m.home_fee_vat()} className="lg:col-span-2">
        {formatMoney(BigInt(edition.feeKopecks), locale)}
      </Fact>
    </dl>
  )
}
