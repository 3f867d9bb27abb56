import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { demoOrganisers } from '#server/demo/demo-edition.ts'
import type { TestServer } from '../server.ts'
import { type Enrolled, enrolWithApp } from './console-login.ts'

type Kept = { token: string; expiresAt: number }

const known = new WeakMap<TestServer, Map<OrganiserRole, Promise<Kept>>>()

/** The console token of the organiser with this role; logs in once per server and twelve hours. */
export async function organiserToken(server: TestServer, role: OrganiserRole): Promise<string> {
  const tokens = known.get(server) ?? new Map<OrganiserRole, Promise<Kept>>()
  known.set(server, tokens)
  const kept = await tokens.get(role)
  if (kept && kept.expiresAt > server.services.clock.wall().getTime()) return kept.token
  const fresh = logIn(server, role)
  tokens.set(role, fresh)
  return (await fresh).token
}

async function logIn(server: TestServer, role: OrganiserRole): Promise<Kept> {
  const { token, expiresAt } = await server.logIn(organiserPhone(role), 'organizer')
  return { token, expiresAt: Date.parse(expiresAt) }
}

export function organiserPhone(role: OrganiserRole): string {
  const phone = demoOrganisers.find(organiser => organiser.role === role)?.phone
  if (!phone) throw new Error(`the team has no ${role}`)
  return phone
}

/** Somebody new in the team, who has logged in once. */
export async function enrolledOrganiser(
  server: TestServer,
  facts: { name?: string; roles?: OrganiserRole[] } = {},
): Promise<Enrolled & { guid: string }> {
  const phone = server.nextPhone()
  const { status, body } = await server.call<{ guid: string; invitation: { code: string } }>(
    'POST',
    '/organizer/organisers',
    {
      token: await organiserToken(server, 'admin'),
      body: { phone, name: 'Лидия Строева', roles: ['finance'], endsOn: null, ...facts },
    },
  )
  if (status !== 200) throw new Error(`the organiser ${phone}: ${JSON.stringify(body)}`)
  return { guid: body.guid, ...(await enrolWithApp(server, phone, body.invitation.code)) }
}
