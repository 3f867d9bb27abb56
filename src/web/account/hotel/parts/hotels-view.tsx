import { Bus, KeyRound } from 'lucide-react'
import type { HotelsOverview } from '#contract/hotel.ts'
import { m } from '#messages/compiled/messages.js'
import { useToday } from '#web/kit/dates/use-today.ts'
import { HotelCard } from '#web/kit/hotel/hotel-card.tsx'
import { ShuttleTimes } from '#web/kit/hotel/shuttle-times.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'

export function HotelsView({ overview }: { overview: HotelsOverview }) {
  const { promoCodes, hotels, shuttles } = overview
  const locale = useLocale()
  const today = useToday()
  return (
    <div>
      <PageHeading
        title={pageTitle('account-hotels')}
        lead={m.hotels_lead()}
        actions={
          shuttles.length > 0 && (
            <Button asChild variant="secondary" icon={<Bus aria-hidden="true" />}>
              <a href="#shuttles">{m.hotels_to_shuttles()}</a>
            </Button>
          )
        }
      />
      {promoCodes !== 'shown' && (
        <Banner
          className="mt-8 max-w-168"
          icon={<KeyRound aria-hidden="true" />}
          title={m.hotels_codes_closed()}
        >
          {promoCodes === 'onHold' ? m.hotel_code_on_hold() : m.hotel_code_after_approval()}
        </Banner>
      )}
      <div className="mt-8 md:mt-10">
        {hotels.length === 0 ? (
          <EmptyState title={m.hotels_none()}>{m.hotels_none_text()}</EmptyState>
        ) : (
          <ul className="divide-y border-t">
            {hotels.map(hotel => (
              <li key={hotel.guid} className="py-6 md:py-8">
                <HotelCard hotel={hotel} locale={locale} promoCodes={promoCodes} today={today} level={2} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {shuttles.length > 0 && (
        <Section
          title={m.hotels_shuttles()}
          lead={m.hotels_shuttles_lead()}
          space="page"
          id="shuttles"
          className="scroll-mt-20"
        >
          <ShuttleTimes shuttles={shuttles} />
        </Section>
      )}
    </div>
  )
}
