import type { Assistants } from '#contract/assistant.ts'
import { type AssistantSection, assistantSections } from '#domain/access/participant-access.ts'
import type { TestServer } from '../server.ts'
import { must, type TestParticipant } from './participant.ts'

export type TestAssistant = { guid: string; token: string; phone: string; email: string; version: number }

/** An account with these rights to a participant, logged in. */
export async function assistantOf(
  server: TestServer,
  made: TestParticipant,
  sections: readonly AssistantSection[] = assistantSections,
  wish: { name?: string; getsNotices?: boolean; phone?: string } = {},
): Promise<TestAssistant> {
  const phone = wish.phone ?? server.nextPhone()
  const email = `a${phone.slice(1)}@assistant.example`
  const { items } = await must<Assistants>(server, 'POST', `/participants/${made.guid}/assistants`, {
    token: made.token,
    body: {
      name: wish.name ?? 'Ирина Соколова',
      phone,
      email,
      sections,
      getsNotices: wish.getsNotices ?? true,
    },
  })
  const granted = items.find(item => item.phone === phone)
  if (!granted) throw new Error(`no rights for ${phone}`)
  const { token } = await server.logIn(phone)
  return { guid: granted.guid, version: granted.version, token, phone, email }
}

/** The token of the log-in link in the newest message to a phone. */
export async function loginTokenOf(server: TestServer, phone: string): Promise<string> {
  await server.deliver()
  const texts = (await server.outbox(phone)).map(({ text }) => text)
  const token = texts.map(text => /\/login\/token\/([\w-]{43})/.exec(text)?.[1]).find(Boolean)
  if (!token) throw new Error(`no link in ${texts.join(' | ')}`)
  return token
}
