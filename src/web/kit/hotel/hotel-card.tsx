import { Check, Copy, ExternalLink, Footprints, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Hotel } from '#contract/hotel.ts'
import type { PromoCodeAccess } from '#domain/hotel/promo-code-access.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { Image } from '#web/kit/picture/image.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCopy } from '#web/ui/use-copy.ts'

type HotelCardProps = {
  hotel: Hotel
  locale: 'ru' | 'en'
  promoCodes: PromoCodeAccess
  /** By the edition's clock, `yyyy-mm-dd`. */
  today: string
  level?: 2 | 3
  /** False where the card is only looked at. */
  copyable?: boolean
}

/** One official hotel: place, description, and what the promo code gives until when. */
export function HotelCard({ hotel, locale, promoCodes, today, level = 3, copyable = true }: HotelCardProps) {
  const { name, map, description } = hotel
  const Heading = `h${level}` as const
  return (
    <article className="grid gap-x-8 gap-y-5 md:grid-cols-[18rem_minmax(0,1fr)]">
      <Image
        path={map?.path ?? null}
        alt={map ? m.hotel_map({ hotel: name }) : ''}
        width={480}
        height={270}
        className="aspect-video h-auto w-full rounded-md bg-sunken"
      />
      <div className="min-w-0 space-y-4">
        <div>
          <Heading className="text-xl font-semibold">{name}</Heading>
          <Stars count={hotel.stars} />
        </div>
        <Place hotel={hotel} />
        <p className="measure">{description}</p>
        <Offer hotel={hotel} locale={locale} promoCodes={promoCodes} today={today} copyable={copyable} />
        <Contacts hotel={hotel} />
      </div>
    </article>
  )
}

function Stars({ count }: { count: number | null }) {
  if (!count) return null
  return (
    <p className="mt-1 text-sm text-text-quiet">
      <span aria-hidden="true" className="mr-2 tracking-widest text-attention">
        {'★'.repeat(count)}
      </span>
      {m.hotel_stars({ count })}
    </p>
  )
}

function Place({ hotel: { address, distance } }: { hotel: Hotel }) {
  return (
    <ul className="space-y-1 text-sm/6">
      <IconLine icon={<MapPin aria-hidden="true" />}>{address}</IconLine>
      {distance && <IconLine icon={<Footprints aria-hidden="true" />}>{distance}</IconLine>}
    </ul>
  )
}

function IconLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.5] [&>svg]:text-text-quiet">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}

function Offer({ hotel, locale, promoCodes, today, copyable }: Omit<HotelCardProps, 'level'>) {
  const { bookBy, promoCode, hasPromoCode, name } = hotel
  const discount = discountText(hotel)
  const over = bookBy !== null && bookBy < today
  if (!discount && !hasPromoCode) return null
  return (
    <div className="space-y-3 pt-1">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {discount && <span className="font-semibold text-positive">{discount}</span>}
        {bookBy && (
          <span className={over ? 'text-text-quiet' : undefined}>
            {over
              ? m.hotel_book_over({ date: formatDay(bookBy, locale) })
              : m.hotel_book_by({ date: formatDay(bookBy, locale) })}
          </span>
        )}
      </p>
      {promoCode && !over && <PromoCode code={promoCode} hotel={name} copyable={copyable} />}
      {hasPromoCode && promoCodes !== 'shown' && (
        <p className="text-sm text-text-quiet">
          {promoCodes === 'onHold' ? m.hotel_code_on_hold() : m.hotel_code_after_approval()}
        </p>
      )}
    </div>
  )
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)

function Contacts({ hotel: { website, phone, email } }: { hotel: Hotel }) {
  const link = 'text-link inline-flex min-h-11 items-center gap-2 [&_svg]:size-5 [&_svg]:stroke-[1.5]'
  return (
    <p className="-mb-2 flex flex-wrap gap-x-6 text-sm">
      {website && (
        <a href={website} target="_blank" rel="noreferrer" className={link}>
          <ExternalLink aria-hidden="true" />
          {hostOf(website)}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`${link}`}>
          <Phone aria-hidden="true" />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          <Mail aria-hidden="true" />
          {email}
        </a>
      )}
    </p>
  )
}

type Discount = { discountFrom: number | null; discountTo: number | null }

/** «Скидка 10–20 %», «Скидка 15 %»; null where there is none. */
export function discountText({ discountFrom, discountTo }: Discount): string | null {
  const [from, to] = [discountFrom ?? discountTo, discountTo ?? discountFrom]
  if (from === null || to === null) return null
  return from === to ? m.hotel_discount({ percent: to }) : m.hotel_discount_range({ from, to })
}

function PromoCode({
  code,
  hotel,
  copyable,
}: {
  code: string
  hotel: string
  copyable: boolean | undefined
}) {
  const { result, copy } = useCopy(code)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-sm text-text-quiet">{m.hotel_promo_code()}</span>
      <code className="rounded-md bg-sunken px-3 py-2 font-sans text-base/6 font-semibold tracking-wide select-all">
        {code}
      </code>
      {copyable && (
        <Button
          variant="secondary"
          onClick={copy}
          aria-label={
            result === 'copied' ? `${m.hotel_copied_short()}: ${hotel}` : m.hotel_copy_code({ hotel })
          }
          icon={result === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        >
          {result === 'copied' ? m.hotel_copied_short() : m.hotel_copy()}
        </Button>
      )}
      <span role="status" className={result === 'failed' ? 'text-sm text-text-quiet' : 'sr-only'}>
        {result === 'copied' && m.hotel_copied({ code })}
        {result === 'failed' && m.hotel_copy_failed()}
      </span>
    </div>
  )
}
