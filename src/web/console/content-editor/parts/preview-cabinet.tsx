import type { ContentKind, DraftContent } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { HotelCard } from '#web/kit/hotel/hotel-card.tsx'
import { ShuttleLine } from '#web/kit/hotel/shuttle-times.tsx'
import { ProsePreview } from '#web/kit/prose/prose-preview.tsx'
import { optionWord } from './option-words.ts'

type PreviewProps<Kind extends ContentKind> = { draft: DraftContent<Kind>; locale: 'ru' | 'en' }

/** A hotel as an approved participant sees it. */
export function HotelPreview({ draft, locale }: PreviewProps<'hotel'>) {
  const name = draft.name[locale]
  const { stars, website, phone, email, discountFrom, discountTo, promoCode, bookBy } = draft
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  return (
    <HotelCard
      locale={locale}
      promoCodes="shown"
      // No date, so that nothing is expired and the editor sees the promo code.
      today=""
      hotel={{
        ...{ guid: '', name, website, phone, email, promoCode },
        stars: number(stars),
        discountFrom: number(discountFrom),
        discountTo: number(discountTo),
        bookBy: bookBy && /^\d{4}-\d\d-\d\d$/.test(bookBy) ? bookBy : null,
        hasPromoCode: promoCode !== null && promoCode !== '',
        address: draft.address[locale],
        description: draft.description[locale],
        distance: draft.distance[locale],
        map: draft.map && { ...draft.map, alt: name },
      }}
    />
  )
}

export function ShuttlePreview({ draft, locale }: PreviewProps<'shuttle'>) {
  const { everyMinutes } = draft
  return (
    <ul className="border-y">
      <ShuttleLine
        shuttle={{
          route: draft.route[locale],
          note: draft.note[locale],
          startsAt: draft.startsAt ?? '',
          endsAt: draft.endsAt ?? '',
          everyMinutes: typeof everyMinutes === 'number' ? everyMinutes : null,
        }}
      />
    </ul>
  )
}

export function HubPreview({ draft, locale }: PreviewProps<'transferHub'>) {
  return (
    <article className="max-w-md space-y-1">
      <h3 className="text-lg font-semibold">{draft.name[locale]}</h3>
      <p className="text-sm text-text-quiet">
        {draft.type && optionWord('transferHub', 'type', draft.type, { locale })}
      </p>
      <p>{draft.service[locale]}</p>
    </article>
  )
}

export function UpdatePreview({ draft, locale }: PreviewProps<'importantUpdate'>) {
  const above = [
    draft.urgent && m.content_preview_urgent({}, { locale }),
    draft.audience && optionWord('importantUpdate', 'audience', draft.audience, { locale }),
  ]
  return (
    <article className="space-y-4">
      <header className="space-y-2">
        <p className="text-sm text-text-quiet">{above.filter(Boolean).join(' · ')}</p>
        <h3 className="text-xl font-semibold">{draft.title[locale]}</h3>
      </header>
      <ProsePreview markdown={draft.body[locale]} locale={locale} />
    </article>
  )
}

/** Plain text, as in the chat. */
export function ReplyPreview({ draft, locale }: PreviewProps<'cannedReply'>) {
  return (
    <article className="max-w-md space-y-3">
      <h3 className="font-semibold">{draft.title[locale]}</h3>
      <p className="rounded-lg bg-sunken p-4 whitespace-pre-line">{draft.body[locale]}</p>
    </article>
  )
}

/** What companies on site read. */
export function GuidePreview({ draft, locale }: PreviewProps<'staffDocument' | 'staffGuide'>) {
  return (
    <article className="max-w-2xl space-y-3">
      <h3 className="text-lg font-semibold">{draft.title[locale]}</h3>
      <ProsePreview markdown={draft.body[locale]} locale={locale} />
    </article>
  )
}
