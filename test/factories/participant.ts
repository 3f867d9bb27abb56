import type { ApplicationRow, DecisionKind } from '#contract/organiser-application.ts'
import type { PassportDetail, SecurityDecision } from '#contract/organiser-passport.ts'
import type { DraftCompany, DraftPerson, Participant } from '#contract/participant.ts'
import type { Passport, PassportBody } from '#contract/passport.ts'
import { assistantSections } from '#domain/access/participant-access.ts'
import { photographLimits } from '#domain/photograph/photograph-rules.ts'
import type { Caller, TestServer } from '../server.ts'
import { simulatorOf, testCard } from './acquirer.ts'
import { organiserToken } from './organiser.ts'
import { russianPassport } from './passport.ts'
import { drawPicture } from './picture.ts'
import { uploadForm } from './upload.ts'

export type TestParticipant = {
  guid: string
  token: string
  phone: string
  email: string
  /** The version after the factory's last save. */
  version: number
}

export type TestApplicant = TestParticipant & { applicationGuid: string }

export type ParticipantWish = {
  role?: 'participant' | 'speaker' | 'media'
  locale?: 'ru' | 'en'
  person?: Partial<DraftPerson>
  company?: Partial<DraftCompany>
  phone?: string
}

export const textVersion = '2025-08-04'
export const requiredConsents = ['processing', 'badgePhotograph'] as const

/** A call that must succeed, so that a factory fails at the step that is wrong. */
export async function must<Body>(
  server: Pick<Caller, 'call'>,
  ...call: Parameters<Caller['call']>
): Promise<Body> {
  const answer = await server.call<Body>(...call)
  if (answer.status >= 300) throw new Error(`${call[0]} ${call[1]}: ${answer.status} ${answer.bytes}`)
  return answer.body
}

/** A valid form of a Russian citizen in a company of the sample register. */
export function completeForm(
  wish: ParticipantWish,
  email: string,
): { person: Partial<DraftPerson>; company: DraftCompany } {
  return {
    person: {
      prefix: null,
      firstName: 'Мария',
      lastName: 'Орлова',
      middleName: 'Сергеевна',
      noMiddleName: false,
      latinFirstName: 'Mariia',
      latinLastName: 'Orlova',
      email,
      country: 'RU',
      citizenship: 'RU',
      birthDate: '1986-04-17',
      position: 'Руководитель службы информационной безопасности',
      ...wish.person,
    },
    company: {
      hasInn: true,
      inn: '7799001175',
      kpp: '779901001',
      name: 'Публичное акционерное общество «Лазоревый Банк»',
      shortName: 'Лазоревый Банк',
      companyType: 'bank',
      siteUrl: 'https://lazorevy.example',
      noSite: false,
      address: '115035, г. Москва, Ордынский тупик, д. 4, стр. 1',
      ...wish.company,
    },
  }
}

export const testMedia = { mediaName: 'Финансовый вестник', mediaWebsite: 'vestnik.example' }

/** A log-in with an empty application. */
export async function emptyParticipant(server: Caller, wish: ParticipantWish = {}): Promise<TestParticipant> {
  const phone = wish.phone ?? server.nextPhone()
  const { token } = await server.logIn(phone, 'signup')
  const { guid, version } = await must<Participant>(server, 'POST', '/participants', {
    token,
    body: { registrationType: 'myself', role: wish.role ?? 'participant', locale: wish.locale ?? 'ru' },
  })
  return { guid, token, phone, version, email: `p${phone.slice(1)}@mail.example` }
}

/** A complete draft with a photograph, ready to be finished. */
export async function draftParticipant(server: Caller, wish: ParticipantWish = {}): Promise<TestParticipant> {
  const made = await emptyParticipant(server, wish)
  const { version } = await must<{ version: number }>(server, 'PATCH', `/participants/${made.guid}`, {
    token: made.token,
    body: {
      version: made.version,
      ...completeForm(wish, made.email),
      ...(wish.role === 'media' && { media: testMedia }),
    },
  })
  const photograph = await uploadPhotograph(server, { ...made, version })
  return { ...made, version: photograph.version }
}

let portrait: Promise<Buffer> | null = null

/** Uploads a valid photograph, the same for everybody. */
export async function uploadPhotograph(server: Caller, { token, guid }: TestParticipant) {
  portrait ??= drawPicture({ width: photographLimits.side, height: photographLimits.side })
  const form = uploadForm({
    fields: {
      participant: guid,
      crop: JSON.stringify({ x: 0, y: 0, width: photographLimits.side, height: photographLimits.side }),
      declared: 'true',
    },
    file: await portrait,
  })
  return must<{ fileGuid: string; version: number }>(server, 'POST', '/image', { token, ...form })
}

/** An application that the committee can decide. */
export async function finishedParticipant(
  server: TestServer,
  wish: ParticipantWish = {},
): Promise<TestApplicant> {
  const made = await draftParticipant(server, wish)
  await must(server, 'POST', `/participants/${made.guid}/finish`, {
    token: made.token,
    body: { consents: requiredConsents, textVersion },
  })
  return { ...made, applicationGuid: await applicationOf(server, made) }
}

/** The guid of a participant's application in the console. */
export async function applicationOf(server: TestServer, { guid, phone }: TestParticipant): Promise<string> {
  const { items } = await must<{ items: ApplicationRow[] }>(
    server,
    'GET',
    `/organizer/applications?q=${encodeURIComponent(phone)}`,
    { token: await organiserToken(server, 'committee') },
  )
  const row = items.find(item => item.participantGuid === guid)
  if (!row) throw new Error(`the console does not list ${phone}`)
  return row.guid
}

/** Releases a decision of the committee; its messages wait for the end of the recall window. */
export async function decide(
  server: TestServer,
  applicationGuids: string[],
  decision: DecisionKind,
  reason: string | null = null,
): Promise<{ batchGuid: string }> {
  const released = await must<{ batchGuid: string; results: { ok: boolean }[] }>(
    server,
    'POST',
    '/organizer/decisions',
    {
      token: await organiserToken(server, 'committee'),
      body: { applicationGuids, decision, reason: reason === null ? null : { ru: reason, en: reason } },
    },
  )
  if (!released.results.every(({ ok }) => ok))
    throw new Error(`${decision}: ${JSON.stringify(released.results)}`)
  return released
}

export async function approvedParticipant(
  server: TestServer,
  wish: ParticipantWish = {},
): Promise<TestApplicant> {
  const made = await finishedParticipant(server, wish)
  await decide(server, [made.applicationGuid], 'approve')
  return made
}

/** Approved people of one account, two at least: the first is its own person, the others are managed by it. */
export async function colleagues(
  server: TestServer,
  count = 2,
): Promise<[TestApplicant, TestApplicant, ...TestApplicant[]]> {
  const first = await approvedParticipant(server)
  const managed = async () => {
    const made = await approvedParticipant(server)
    await assistedBy(server, made, first)
    return { ...made, token: first.token }
  }
  const second = await managed()
  const others: TestApplicant[] = []
  for (let index = 2; index < count; index += 1) others.push(await managed())
  return [first, second, ...others]
}

/** Gives the holder's account all rights of an assistant. */
async function assistedBy(server: TestServer, made: TestParticipant, holder: TestParticipant): Promise<void> {
  const now = new Date()
  await server.database
    .insertInto('assistant')
    .values(eb => {
      const accountOf = (guid: string) =>
        eb.selectFrom('participant').select('accountGuid').where('guid', '=', guid)
      return {
        participantGuid: made.guid,
        accountGuid: accountOf(holder.guid),
        name: 'Орлова Мария',
        sections: [...assistantSections],
        createdAt: now,
        grantedAt: now,
        grantedBy: accountOf(made.guid),
      }
    })
    .execute()
}

export async function rejectedParticipant(
  server: TestServer,
  wish: ParticipantWish = {},
): Promise<TestApplicant> {
  const made = await finishedParticipant(server, wish)
  await decide(server, [made.applicationGuid], 'reject', 'Квота компании исчерпана')
  return made
}

export const cardPayer = {
  fullName: 'Орлова Мария Сергеевна',
  address: '119002, г. Москва, ул. Арбат, д. 10, кв. 5',
  consent: true,
  cardConsent: true,
}

export type StartedCardPayment = {
  callbackGuid: string
  payUrl: string
  expiresAt: string
  providerId: string
}

/** Starts a card payment and gives the simulator's id of it. */
export async function startCardPayment(
  server: TestServer,
  made: TestParticipant,
): Promise<StartedCardPayment> {
  const started = await must<Omit<StartedCardPayment, 'providerId'>>(server, 'POST', '/payments/card', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: cardPayer, locale: 'ru' },
  })
  return { ...started, providerId: providerIdOf(started.payUrl) }
}

/** The simulator's id of a payment, from its pay page's address. */
export function providerIdOf(payUrl: string): string {
  return new URL(payUrl).pathname.split('/').at(-1) ?? ''
}

/** Paid by card; the acquirer's notice was lost, and the poll has found the charge. */
export async function paidParticipant(
  server: TestServer,
  wish: ParticipantWish = {},
): Promise<TestApplicant & { payment: StartedCardPayment }> {
  const made = await approvedParticipant(server, wish)
  const payment = await startCardPayment(server, made)
  await simulatorOf(server).payByCard(payment.providerId, { card: testCard('success'), webhookMode: 'lost' })
  await server.call('GET', `/payments/card/${payment.callbackGuid}`)
  await server.deliver()
  return { ...made, payment }
}

export const companyPayer = {
  kind: 'company',
  name: 'ПАО «Лазоревый Банк»',
  inn: '7799001175',
  kpp: '779901001',
  address: '115035, г. Москва, Ордынский тупик, д. 4, стр. 1',
  consent: true,
}

/** The version to name in the next save of a passport. */
export async function passportVersion(
  server: TestServer,
  { token, guid }: Pick<TestParticipant, 'token' | 'guid'>,
): Promise<number> {
  const { version } = await must<Passport>(server, 'GET', `/participants/${guid}/passport`, { token })
  return version
}

let drawn: Promise<Buffer> | null = null
function smallPicture(): Promise<Buffer> {
  drawn ??= drawPicture({ width: 600, height: 420, noise: 2 })
  return drawn
}

/** The passport with the pages that it lacks, uploaded. */
export async function withPages<Body extends PassportBody>(
  server: TestServer,
  made: Pick<TestParticipant, 'token' | 'guid'>,
  passport: Body,
): Promise<Body> {
  const isWhole =
    passport.mainPageFileGuid && (passport.kind === 'foreign' || passport.registrationPageFileGuid)
  if (isWhole) return passport
  const form = uploadForm({ fields: { participant: made.guid }, file: await smallPicture() })
  const { fileGuid } = await must<{ fileGuid: string }>(server, 'POST', '/passportfile', {
    token: made.token,
    ...form,
  })
  return {
    ...passport,
    mainPageFileGuid: passport.mainPageFileGuid ?? fileGuid,
    ...(passport.kind === 'russian' && {
      registrationPageFileGuid: passport.registrationPageFileGuid ?? fileGuid,
    }),
  }
}

/** Saves a valid passport with its pages. */
export async function givePassport(
  server: TestServer,
  made: TestParticipant,
  passport: PassportBody = russianPassport(),
): Promise<PassportBody> {
  const version = await passportVersion(server, made)
  const whole = await withPages(server, made, passport)
  await must(server, 'PUT', `/participants/${made.guid}/passport`, {
    token: made.token,
    body: { ...whole, version },
  })
  return whole
}

/** Somebody who may enter: approved, payment waived, passport verified, photograph given. */
export async function admittedParticipant(
  server: TestServer,
  wish: ParticipantWish = {},
): Promise<TestApplicant> {
  const made = await approvedParticipant(server, wish)
  await must(server, 'POST', `/organizer/applications/${made.applicationGuid}/waive-payment`, {
    token: await organiserToken(server, 'committee'),
    body: { reason: 'Докладчик' },
  })
  await givePassport(server, made)
  await decidePassport(server, made, 'verify')
  return made
}

/** Decides the current passport as a security operator. */
export async function decidePassport(
  server: TestServer,
  { applicationGuid }: TestApplicant,
  decision: SecurityDecision,
  note: string | null = null,
): Promise<void> {
  const token = await organiserToken(server, 'security')
  const path = `/organizer/passports/${applicationGuid}`
  const { savedAt } = await must<PassportDetail>(server, 'POST', `${path}/open`, {
    token,
    body: { purpose: 'check' },
  })
  await must(server, 'POST', `${path}/decision`, { token, body: { decision, note, savedAt } })
}
