import type { Participant } from '#contract/participant.ts'
import type { LoggedIn, TestServer } from '../server.ts'
import { completeForm, must, type ParticipantWish } from './participant.ts'

/** An account that fills in an application for another person, with the draft. */
export type RegisteredPerson = {
  guid: string
  /** The registrant's token. */
  token: string
  registrant: LoggedIn
  /** The person's phone. */
  phone: string
  email: string
  version: number
}

export const registrant = { name: 'Ольга Ветрова', email: 'vetrova@mail.example' }

/** A draft that somebody has filled in for another person, ready to be sent. */
export async function draftForAnother(
  server: TestServer,
  wish: ParticipantWish & { by?: LoggedIn } = {},
): Promise<RegisteredPerson> {
  const account = wish.by ?? (await server.logIn(server.nextPhone(), 'signup'))
  const { token } = account
  const phone = wish.phone ?? server.nextPhone()
  const email = `p${phone.slice(1)}@mail.example`
  const { guid, version } = await must<Participant>(server, 'POST', '/participants', {
    token,
    body: {
      registrationType: 'another',
      role: wish.role ?? 'participant',
      locale: wish.locale ?? 'ru',
      registrant,
    },
  })
  const form = completeForm({ ...wish, person: { phone, ...wish.person } }, email)
  const saved = await must<{ version: number }>(server, 'PATCH', `/participants/${guid}`, {
    token,
    body: { version, ...form },
  })
  return { guid, token, registrant: account, phone, email, version: saved.version }
}

/** Sends what was filled in to the person for confirmation. */
export function send(server: TestServer, { guid, token }: Pick<RegisteredPerson, 'guid' | 'token'>) {
  return server.call<Participant>('POST', `/participants/${guid}/finish`, {
    token,
    body: { consents: [], textVersion: '' },
  })
}

/** The token of the newest link that came to a phone. */
export async function newestLink(server: TestServer, phone: string): Promise<string> {
  await server.deliver()
  const found = (await server.outbox(phone)).flatMap(({ text }) => tokenIn(text) ?? [])
  const [token] = found
  if (!token) throw new Error(`no link has come to ${phone}`)
  return token
}

export function tokenIn(text: string): string | undefined {
  return /\/signup\/confirm\/([\w-]{43})(?![\w-])/.exec(text)?.[1]
}

/** A person who has got the link and not followed it. */
export async function unconfirmedPerson(
  server: TestServer,
  wish: Parameters<typeof draftForAnother>[1] = {},
): Promise<RegisteredPerson & { link: string }> {
  const made = await draftForAnother(server, wish)
  const answer = await send(server, made)
  if (answer.status !== 200) throw new Error(`not sent: ${answer.bytes}`)
  return { ...made, version: answer.body.version, link: await newestLink(server, made.phone) }
}
