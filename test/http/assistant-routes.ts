import { randomUUID } from 'node:crypto'
import type { Profile } from '#contract/profile.ts'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import type { ParticipantConcern } from '#domain/access/participant-access.ts'
import {
  cardPayer,
  companyPayer,
  must,
  type TestParticipant,
  textVersion,
  withPages,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { noTransfer } from '#test/factories/section.ts'
import type { TestServer } from '#test/server.ts'

/** One call about a participant: the concern whose rights open it, and what makes it pass the checks before the use case. */
export type SectionRoute = {
  /** Any of several opens it. */
  concern: ParticipantConcern | readonly ParticipantConcern[]
  body?: unknown
  /** A path other than the contract's own with the participant as `:guid`. */
  path?: string
}

const unknown = '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10'

/** Every account route about a participant, by its contract name, with the concern that opens it (product.md §5). */
export async function sectionRoutes(
  server: TestServer,
  made: TestParticipant,
): Promise<Record<string, SectionRoute>> {
  const read = <Body>(part: string) =>
    must<Body>(server, 'GET', `/participants/${made.guid}/${part}`, { token: made.token })
  const { person, company, version } = await read<Profile>('profile')
  const speaker = await read<SpeakerProfileSection>('speaker')
  const confirming = {
    ...{ version, person: {}, company: {}, media: {}, consents: [], textVersion },
    sections: [],
  }
  const own = { concern: 'own' } as const
  const rights = { name: 'Ирина', email: null, sections: ['chat'], getsNotices: false }
  const of = `participant=${made.guid}`
  return {
    readDashboard: { concern: 'home' },
    readHotels: { concern: 'home' },
    readPolicyPdf: { concern: 'home', path: `/participants/${made.guid}/documents/policy.pdf?locale=ru` },
    listUpdates: { concern: 'home', path: `/updates?${of}` },
    readUnread: { concern: 'home', path: `/unread?${of}` },
    readRecommendations: { concern: 'home', path: `/recommendations?${of}` },
    readItinerary: { concern: 'home', path: `/recommendations/itinerary?${of}` },
    itineraryCalendar: { concern: 'home', path: `/recommendations/itinerary.ics?${of}` },
    closeFeed: { concern: 'own', path: `/recommendations/itinerary/feed?${of}` },
    readOwnSurvey: { concern: 'own' },
    keepOwnSurvey: { concern: 'own', body: { answers: {}, takenAt: '2025-09-15T07:00:00.000Z' } },
    deleteOwnSurvey: { concern: 'own' },
    readFavourites: { concern: 'home' },
    keepFavourites: { concern: 'home', body: { changes: [] } },
    readParticipant: { concern: ['form', 'profile'] },
    saveDraft: { concern: 'form', body: { version } },
    finishApplication: { concern: 'form', body: { consents: [], textVersion } },
    readProfile: { concern: 'profile' },
    saveProfile: { concern: 'profile', body: { version: version - 1, person, company } },
    readBadge: { concern: 'profile' },
    saveBadge: {
      concern: 'profile',
      body: { version: 1, companyShortName: 'Банк', position: 'Директор' },
    },
    readBadgePdf: { concern: 'profile', path: `/participants/${made.guid}/badge-document?locale=ru` },
    readContactPerson: { concern: 'profile' },
    saveContactPerson: {
      concern: 'profile',
      body: { version: 9, name: 'Ольга', email: 'kim@mail.example', phone: null, getsNotices: false },
    },
    removeContactPerson: { concern: 'profile' },
    readSpeakerProfile: { concern: 'profile' },
    saveSpeakerProfile: { concern: 'profile', body: { ...speaker.data, version: 9 } },
    readPhotograph: { concern: ['profile', 'form'] },
    drawPowerOfAttorney: {
      concern: 'profile',
      body: {
        ...{ principal: 'individual', trustedName: 'Пётр Иванов' },
        ...{ trustedDocument: '', principalDocument: '' },
      },
      path: `/participants/${made.guid}/documents/power-of-attorney?locale=ru`,
    },
    listChangesByOthers: { concern: ['own', 'profile'] },
    readPassport: { concern: 'passport' },
    savePassport: {
      concern: 'passport',
      body: { ...(await withPages(server, made, russianPassport())), version: 9 },
    },
    readPayment: { concern: 'payment' },
    readPostalAddress: { concern: 'payment' },
    savePostalAddress: {
      concern: 'payment',
      body: {
        ...{ version: 9, recipient: 'Мария Орлова', country: 'RU', postalCode: '119002' },
        ...{ region: null, city: 'Москва', street: 'ул. Арбат, д. 10' },
      },
    },
    issueInvoice: {
      concern: 'payment',
      path: '/invoices',
      body: { participantGuids: [made.guid], payer: companyPayer },
    },
    startCardPayment: {
      concern: 'payment',
      path: '/payments/card',
      body: { participantGuids: [made.guid], payer: cardPayer, locale: 'ru' },
    },
    readTransfer: { concern: 'transfer' },
    saveTransfer: { concern: 'transfer', body: { ...noTransfer, version: 9 } },
    readChat: { concern: 'chat', path: `/chat/messages?${of}` },
    sendChatMessage: {
      concern: 'chat',
      path: `/chat/messages?${of}`,
      body: { guid: randomUUID(), text: 'Здравствуйте', files: [] },
    },
    markChat: { concern: 'chat', path: `/chat/marks?${of}`, body: { read: 0 } },
    readConsents: own,
    giveConsent: { ...own, body: { kind: 'advertising', version: textVersion } },
    withdrawConsent: { ...own, body: {}, path: `/participants/${made.guid}/consents/advertising/withdraw` },
    readConsentPdf: { ...own, path: `/participants/${made.guid}/consents/${unknown}.pdf` },
    readErasure: own,
    requestErasure: { ...own, body: { reason: null } },
    withdrawErasure: { ...own, path: `/participants/${made.guid}/erasure/${unknown}/withdraw` },
    downloadPersonalData: own,
    readSettings: own,
    saveSettings: { ...own, body: { version, locale: 'ru', noticesBy: 'both' } },
    listAssistants: own,
    grantAssistant: { ...own, body: { ...rights, phone: '+79990000001' } },
    changeAssistant: {
      ...own,
      body: { ...rights, version: 1 },
      path: `/participants/${made.guid}/assistants/${unknown}`,
    },
    withdrawAssistant: { ...own, path: `/participants/${made.guid}/assistants/${unknown}` },
    readOwnGroup: own,
    leaveOwnGroup: own,
    readOwnConfirmation: own,
    confirmOwn: { ...own, body: confirming },
    resendConfirmation: { concern: 'form', body: {} },
    requestTransferChange: {
      concern: 'transfer',
      path: `/participants/${made.guid}/change-requests`,
      body: { kind: 'transfer', proposed: noTransfer, reason: 'Рейс перенесли' },
    },
    requestChange: {
      concern: 'profile',
      body: { kind: 'badge', proposed: { position: 'Директор' }, reason: 'Новая должность' },
    },
    // Routes that end something come last.
    removePhotograph: { concern: ['profile', 'form'] },
    cancelApplication: { concern: 'withdraw', body: {} },
    endAssistance: { concern: 'home' },
  }
}
