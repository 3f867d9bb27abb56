import type { HotelsOverview } from '#contract/hotel.ts'
import type { TransferSection } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { useToday } from '#web/kit/dates/use-today.ts'
import { HotelCard } from '#web/kit/hotel/hotel-card.tsx'
import { ShuttleTimes } from '#web/kit/hotel/shuttle-times.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { TransferFacts } from '#web/kit/transfer/transfer-facts.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { SeenButtons } from './seen-buttons.tsx'
import { SeenLock } from './seen-lock.tsx'

export function SeenTransfer({ transfer }: { transfer: TransferSection }) {
  return (
    <div className="space-y-6">
      <SeenLock lock={transfer.lock} />
      <TransferFacts section={transfer} />
      {!transfer.lock.locked && (
        <SeenButtons labels={[transfer.version > 0 ? m.transfer_change() : m.transfer_save()]} />
      )}
    </div>
  )
}

export function SeenHotels({ overview: { promoCodes, hotels, shuttles } }: { overview: HotelsOverview }) {
  const locale = useLocale()
  const today = useToday()
  return (
    <div className="space-y-6">
      {promoCodes !== 'shown' && (
        <Banner title={m.hotels_codes_closed()}>
          {promoCodes === 'onHold' ? m.hotel_code_on_hold() : m.hotel_code_after_approval()}
        </Banner>
      )}
      {hotels.length === 0 && <p className="text-text-quiet">{m.hotels_none()}</p>}
      <ul className="divide-y">
        {hotels.map(hotel => (
          <li key={hotel.guid} className="py-6">
            <HotelCard
              hotel={hotel}
              locale={locale}
              promoCodes={promoCodes}
              today={today}
              level={2}
              copyable={false}
            />
          </li>
        ))}
      </ul>
      {shuttles.length > 0 && (
        <Section space="none" title={m.hotels_shuttles()} lead={m.hotels_shuttles_lead()}>
          <ShuttleTimes shuttles={shuttles} />
        </Section>
      )}
    </div>
  )
}
