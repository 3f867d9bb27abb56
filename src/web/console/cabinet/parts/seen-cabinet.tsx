import type { ReactNode } from 'react'
import type { SeenPart, viewCabinet } from '#contract/organiser-cabinet.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { SeenApplication } from './seen-application.tsx'
import { SeenBadge } from './seen-badge.tsx'
import { SeenChat, SeenUpdates } from './seen-chat.tsx'
import { SeenContact } from './seen-contact.tsx'
import { SeenDocuments } from './seen-documents.tsx'
import { SeenGroup } from './seen-group.tsx'
import { SeenHome } from './seen-home.tsx'
import { SeenPassport } from './seen-passport.tsx'
import { SeenPayment } from './seen-payment.tsx'
import { SeenPhotograph } from './seen-photograph.tsx'
import { SeenProfile } from './seen-profile.tsx'
import { SeenFavourites, SeenProgramme } from './seen-programme.tsx'
import { SeenSettings } from './seen-settings.tsx'
import { SeenSpeaker } from './seen-speaker.tsx'
import { SeenHotels, SeenTransfer } from './seen-trip.tsx'
import { Watermark } from './watermark.tsx'

/** One page in the cabinet's own words, without its buttons; the viewer's name and time lie over all of it, also on a picture of the screen. */
export function SeenCabinet({
  page: { person, seen, viewer, at },
}: {
  page: CallOutput<typeof viewCabinet>
}) {
  const locale = useLocale()
  const moments = useMoments()
  const mark = m.cabinet_look_mark({ name: colleagueName(locale, viewer), at: moments.moment(at) })
  const name = nameIn(locale, person)
  return (
    <div className="space-y-4">
      <p className="text-sm text-text-quiet">
        <span className="font-medium text-text">{name}</span>
        <span className="block">{mark}</span>
      </p>
      <div className="relative overflow-hidden rounded-lg border bg-surface p-5 sm:p-8">
        <div className="max-w-3xl">{pageOf(seen, name)}</div>
        <Watermark text={mark} />
      </div>
    </div>
  )
}

function pageOf(seen: SeenPart, name: string): ReactNode {
  switch (seen.part) {
    case 'home':
      return <SeenHome dashboard={seen.dashboard} />
    case 'application':
      return <SeenApplication application={seen.application} missing={seen.missing} />
    case 'programme':
      return <SeenProgramme itinerary={seen.itinerary} hasFeed={seen.hasFeed} />
    case 'favourites':
      return <SeenFavourites sessions={seen.sessions} speakers={seen.speakers} />
    case 'badge':
      return <SeenBadge badge={seen.badge} dashboard={seen.dashboard} />
    case 'chat':
      return <SeenChat chat={seen.chat} unread={seen.unread} name={name} />
    case 'updates':
      return <SeenUpdates updates={seen.updates} />
    case 'photograph':
      return <SeenPhotograph photograph={seen.photograph} name={name} />
    case 'passport':
      return <SeenPassport passport={seen.passport} />
    case 'payment':
      return <SeenPayment payment={seen.payment} />
    case 'documents':
      return <SeenDocuments consents={seen.consents} address={seen.address} />
    case 'speaker':
      return <SeenSpeaker speaker={seen.speaker} />
    case 'group':
      return <SeenGroup own={seen.own} board={seen.board} />
    case 'hotels':
      return <SeenHotels overview={seen.overview} />
    case 'transfer':
      return <SeenTransfer transfer={seen.transfer} />
    case 'profile':
      return <SeenProfile profile={seen.profile} />
    case 'contact':
      return <SeenContact contact={seen.contact} assistants={seen.assistants} />
    case 'settings':
      return <SeenSettings settings={seen.settings} erasure={seen.erasure} logIns={seen.logIns} />
  }
}
