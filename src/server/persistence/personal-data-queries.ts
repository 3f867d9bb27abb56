import type { Reader } from './database.ts'

type Person = { participantGuid: string; applicationGuid: string }

/** More than anybody has; a limit keeps the archive finite. */
const most = 5000
const mostFiles = 500

/** The person's data in the cabinet's sections; null for a section without data. */
export async function readSections(reader: Reader, { participantGuid }: Person) {
  const [
    contactPerson,
    assistants,
    transfer,
    postalAddress,
    speakerProfile,
    badge,
    ownProgramme,
    survey,
    favourites,
  ] = await Promise.all([
    reader
      .selectFrom('contactPerson')
      .select(['name', 'email', 'phone', 'getsNotices', 'savedAt'])
      .where('participantGuid', '=', participantGuid)
      .executeTakeFirst(),
    reader
      .selectFrom('assistant')
      .innerJoin('account', 'account.guid', 'assistant.accountGuid')
      .select(['assistant.name', 'assistant.email', 'account.phone', 'assistant.sections'])
      .select(['assistant.getsNotices', 'assistant.grantedAt', 'assistant.withdrawnAt'])
      .where('participantGuid', '=', participantGuid)
      .orderBy('assistant.createdAt')
      .limit(most)
      .execute(),
    reader
      .selectFrom('transfer')
      .select(['needed', 'arrivalPlace', 'arrivalDay', 'arrivalTime', 'arrivalNumber'])
      .select(['departurePlace', 'departureDay', 'departureTime', 'departureNumber', 'savedAt'])
      .where('participantGuid', '=', participantGuid)
      .executeTakeFirst(),
    reader
      .selectFrom('postalAddress')
      .select(['recipient', 'country', 'postalCode', 'region', 'city', 'street', 'savedAt'])
      .where('participantGuid', '=', participantGuid)
      .executeTakeFirst(),
    reader
      .selectFrom('speakerProfile')
      .select(['lastName', 'firstName', 'middleName', 'latinLastName', 'latinFirstName', 'latinMiddleName'])
      .select(['positionRu', 'positionEn', 'companyRu', 'companyEn', 'biographyRu', 'biographyEn', 'savedAt'])
      .where('participantGuid', '=', participantGuid)
      .executeTakeFirst(),
    reader
      .selectFrom('badge')
      .select('wifiCode')
      .where('participantGuid', '=', participantGuid)
      .executeTakeFirst(),
    reader
      .selectFrom('itinerarySession')
      .select(['title', 'day', 'startsAt', 'endsAt', 'chosen'])
      .where('participantGuid', '=', participantGuid)
      .orderBy('day')
      .orderBy('startsAt')
      .limit(most)
      .execute(),
    reader
      .selectFrom('surveyResponse')
      .select(['answers', 'topThemes', 'takenAt'])
      .where('participantGuid', '=', participantGuid)
      .executeTakeFirst(),
    reader
      .selectFrom('favourite')
      .select(['contentGuid', 'mark', 'markedAt'])
      .where('participantGuid', '=', participantGuid)
      .orderBy('markedAt')
      .limit(most)
      .execute(),
  ])
  return {
    contactPerson: contactPerson ?? null,
    assistants,
    transfer: transfer ?? null,
    postalAddress: postalAddress ?? null,
    speakerProfile: speakerProfile ?? null,
    badge: badge ?? null,
    ownProgramme,
    survey: survey ?? null,
    favourites,
  }
}

/** Requests to the forum, and consents. */
export async function readWishes(reader: Reader, { participantGuid }: Person) {
  const [consents, changeRequests, erasureRequests] = await Promise.all([
    reader
      .selectFrom('consent')
      .select(['kind', 'textVersion', 'locale', 'givenAt', 'how', 'withdrawnAt'])
      .where('participantGuid', '=', participantGuid)
      .orderBy('givenAt')
      .limit(most)
      .execute(),
    reader
      .selectFrom('changeRequest')
      .select(['kind', 'proposed', 'reason', 'status', 'requestedAt', 'decidedAt', 'answer'])
      .where('participantGuid', '=', participantGuid)
      .orderBy('requestedAt')
      .limit(most)
      .execute(),
    reader
      .selectFrom('erasureRequest')
      .select(['reason', 'status', 'requestedAt', 'decidedAt', 'answer'])
      .where('participantGuid', '=', participantGuid)
      .orderBy('requestedAt')
      .limit(most)
      .execute(),
  ])
  return { consents, changeRequests, erasureRequests }
}

/** Invoices that include the person, with their payers, and card payments. */
export async function readMoney(reader: Reader, { applicationGuid }: Person) {
  const [invoices, cardPayments] = await Promise.all([
    reader
      .selectFrom('invoiceLine')
      .innerJoin('invoice', 'invoice.guid', 'invoiceLine.invoiceGuid')
      .select(['invoice.guid', 'invoice.year', 'invoice.number', 'invoice.issuedBy', 'invoice.issuedOn'])
      .select([
        'invoice.status',
        'invoice.paidOn',
        'invoiceLine.amountKopecks',
        'invoiceLine.participantName',
      ])
      .where('invoiceLine.applicationGuid', '=', applicationGuid)
      .orderBy('invoice.guid', 'desc')
      .limit(50)
      .execute(),
    reader
      .selectFrom('cardPaymentLine as line')
      .innerJoin('cardPayment', 'cardPayment.guid', 'line.cardPaymentGuid')
      .select(['cardPayment.guid', 'cardPayment.status', 'line.state', 'line.amountKopecks'])
      .select(['cardPayment.startedAt', 'cardPayment.finishedAt', 'cardPayment.startedBy'])
      .select(['cardPayment.payerSealed', 'cardPayment.payerSealGuid', 'cardPayment.keyId'])
      .where('line.applicationGuid', '=', applicationGuid)
      .orderBy('cardPayment.startedAt')
      .limit(most)
      .execute(),
  ])
  return { invoices, cardPayments }
}

/** What the forum did with the person's data, which they may ask for as well: messages, calls about the passport, its viewings, the history. */
export async function readTraces(reader: Reader, { participantGuid, applicationGuid }: Person) {
  const [messages, calls, callAnswers, passportViewings, history] = await Promise.all([
    reader
      .selectFrom('message')
      .select(['template', 'channel', 'category', 'state', 'createdAt', 'sentAt'])
      .where('participantGuid', '=', participantGuid)
      .orderBy('createdAt')
      .limit(most)
      .execute(),
    reader
      .selectFrom('mismatchCallAttempt')
      .select(['calledAt', 'outcome', 'callAt'])
      .where('applicationGuid', '=', applicationGuid)
      .orderBy('guid')
      .limit(most)
      .execute(),
    reader
      .selectFrom('mismatchCallAnswer')
      .select(['askedAt', 'question', 'matches'])
      .where('applicationGuid', '=', applicationGuid)
      .orderBy('guid')
      .limit(most)
      .execute(),
    reader
      .selectFrom('passportViewing')
      .select(['at', 'viewedAs', 'part', 'purpose'])
      .where('participantGuid', '=', participantGuid)
      .orderBy('id')
      .limit(most)
      .execute(),
    reader
      .selectFrom('auditEntry')
      .select(['at', 'action', 'actorRole', 'fromValue', 'toValue'])
      .where('subjectGuid', 'in', [participantGuid, applicationGuid])
      .orderBy('id')
      .limit(most)
      .execute(),
  ])
  return { messages, calls, callAnswers, passportViewings, history }
}

/** The person's chat with support, or the account's own one if the account is the person's. */
export function readChatOf(reader: Reader, of: { participantGuid: string; accountGuid: string | null }) {
  return reader
    .selectFrom('chatMessage')
    .innerJoin('chat', 'chat.guid', 'chatMessage.chatGuid')
    .select(['chatMessage.createdAt', 'chatMessage.side', 'chatMessage.text'])
    .where(eb =>
      eb.or([
        eb('chat.participantGuid', '=', of.participantGuid),
        ...(of.accountGuid ? [eb('chat.accountGuid', '=', of.accountGuid)] : []),
      ]),
    )
    .orderBy('chatMessage.createdAt')
    .limit(most)
    .execute()
}

/** The person's files: photograph, passport pages, chat files. */
export function listPersonFiles(
  reader: Reader,
  of: { participantGuids: readonly string[]; accountGuid: string | null },
) {
  return (
    reader
      .selectFrom('file')
      .leftJoin('chat', 'chat.guid', 'file.chatGuid')
      .select(['file.guid', 'file.kind', 'file.storageKey', 'file.contentType', 'file.sealedKeyId'])
      .select(['file.createdAt', 'file.name'])
      .where('file.removedAt', 'is', null)
      // A file uploaded to the chat but never sent is not part of it.
      .where(eb => eb.or([eb('file.kind', '<>', 'chatFile'), eb('file.chatMessageGuid', 'is not', null)]))
      .where(eb =>
        eb.or([
          eb('file.participantGuid', 'in', of.participantGuids),
          eb('chat.participantGuid', 'in', of.participantGuids),
          ...(of.accountGuid ? [eb('chat.accountGuid', '=', of.accountGuid)] : []),
        ]),
      )
      .orderBy('file.createdAt')
      .orderBy('file.guid')
      .limit(mostFiles)
      .execute()
  )
}
