import type * as routes from '#contract/organiser-team.ts'
import type { Route } from '#contract/route.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { formatDay } from '#server/documents/document-format.ts'
import { readAudit } from '#server/persistence/audit-queries.ts'
import type { Database } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listTeam } from '#server/persistence/organiser-team-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { passWork } from './pass-work.ts'
import { asMember, lastDayOf, openTeam, renewMember, revokeMember, type TeamScene } from './team-change.ts'
import { addMember, changeMember, resetMember } from './team-members.ts'

type TeamNeeds = Needs<'clock' | 'config' | 'sealer'>
type Caller = { actor: OrganiserActor; facts: RequestFacts }
type Desk = TeamScene & { needs: TeamNeeds; edition: EditionRow; actor: OrganiserActor }

/** One change of the team by an admin, who must still be one when it is their turn. */
function atDesk<Done>(
  needs: TeamNeeds & { database: Database },
  { actor, facts }: Caller,
  work: (desk: Desk) => Promise<Done>,
): Promise<Done> {
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const by = { guid: actor.accountGuid, role: 'admin' as const, requestId: facts.requestId }
    const { team } = await openTeam({ needs, tx, timeZone: edition.timeZone, by })
    const self = team.find(({ accountGuid }) => accountGuid === actor.accountGuid)
    if (!self || asMember(self, needs).state !== 'active' || !self.roles.includes('admin'))
      refuse('forbidden')
    return work({ needs, tx, timeZone: edition.timeZone, by, team, edition, actor })
  })
}

type Told = { phone: string; locale: 'ru' | 'en'; name: string }

/** Tells by SMS who has the invitation: the code itself comes from that person, another way. */
function tellInvited(
  desk: Desk,
  name: 'organiser_invited' | 'second_factor_reset',
  { told, expiresAt }: { told: Told; expiresAt: string },
): Promise<void> {
  // The invitation goes by the machine's clock; its day is told by the edition's, like every date beside it.
  const { clock } = desk.needs
  const day = localDayAt(
    Date.parse(expiresAt) - clock.wall().getTime() + clock.now().getTime(),
    desk.timeZone,
  )
  const to = { participantGuid: null, email: null, ...told }
  return tellAddressee(desk, name, to, locale => ({ by: desk.actor.name, until: formatDay(day, locale) }))
}

export const listOrganisers: UseCase<typeof routes.listOrganisers, 'clock' | 'config' | 'database'> = async (
  _call,
  needs,
) => {
  const edition = await readCurrentEdition(needs.database)
  const team = await listTeam(needs.database)
  return {
    items: team.map(record => ({
      guid: record.accountGuid,
      name: record.name,
      phone: record.phone,
      roles: record.roles,
      state: asMember(record, needs).state,
      endsOn: lastDayOf(record.endsAt, edition.timeZone),
      invitedUntil: record.invitedUntil?.toISOString() ?? null,
      passkeys: record.passkeys,
      app: record.apps > 0,
      recoveryCodesLeft: record.recoveryCodes,
      lastLoginAt: record.lastLoginAt?.toISOString() ?? null,
      version: record.version,
    })),
    today: localDayAt(needs.clock.now().getTime(), edition.timeZone),
  }
}

type TeamUseCase<R extends Route> = UseCase<R, 'clock' | 'config' | 'database' | 'sealer'>

export const addOrganiser: TeamUseCase<typeof routes.addOrganiser> = (call, needs) =>
  atDesk(needs, call, async desk => {
    const { body, facts } = call
    const added = await addMember(desk, { ...body, locale: facts.locale })
    const told = { phone: body.phone, locale: added.locale, name: body.name }
    await tellInvited(desk, 'organiser_invited', { told, expiresAt: added.invitation.expiresAt })
    return { guid: added.accountGuid, invitation: added.invitation }
  })

export const changeOrganiser: TeamUseCase<typeof routes.changeOrganiser> = (call, needs) =>
  atDesk(needs, call, async desk => ({ version: await changeMember(desk, call.params.guid, call.body) }))

export const renewOrganiser: TeamUseCase<typeof routes.renewOrganiser> = (call, needs) =>
  atDesk(needs, call, async desk => {
    const { record, invitation } = await renewMember(desk, call.params.guid, call.body.endsOn)
    if (invitation)
      await tellInvited(desk, 'organiser_invited', { told: record, expiresAt: invitation.expiresAt })
    return { invitation }
  })

export const revokeOrganiser: TeamUseCase<typeof routes.revokeOrganiser> = (call, needs) =>
  atDesk(needs, call, async desk => {
    const { phone, locale, name } = await revokeMember(desk, call.params.guid)
    await passWork(desk, call.params.guid, call.body.passTo)
    const to = { participantGuid: null, phone, email: null, locale, name }
    await tellAddressee(desk, 'organiser_revoked', to, () => ({}))
    return null
  })

export const resetOrganiser: TeamUseCase<typeof routes.resetOrganiser> = (call, needs) =>
  atDesk(needs, call, async desk => {
    const { record, invitation } = await resetMember(desk, call.params.guid)
    await tellInvited(desk, 'second_factor_reset', { told: record, expiresAt: invitation.expiresAt })
    return { invitation }
  })

export const readOrganiserHistory: UseCase<typeof routes.readOrganiserHistory, 'database'> = async (
  { params },
  { database },
) => {
  const team = await listTeam(database)
  if (!team.some(({ accountGuid }) => accountGuid === params.guid)) refuse('not_found')
  return { items: (await readAudit(database, [params.guid])).map(({ actorRole: _, ...row }) => row) }
}
