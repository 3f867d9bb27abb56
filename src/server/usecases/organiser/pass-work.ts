import type * as routes from '#contract/organiser-team.ts'
import { decidableChanges } from '#domain/access/change-access.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { type ChangeRequestKind, changeRequestKinds } from '#domain/change-request/change-request-kind.ts'
import { ownedRequests } from '#domain/organiser/owned-request.ts'
import {
  type Heirs,
  judgeHeir,
  mayWork,
  type TakenWork,
  takenWork,
  takesOver,
} from '#domain/organiser/taken-work.ts'
import { lockChatByGuid } from '#server/persistence/chat-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countOwnChanges } from '#server/persistence/organiser-request-queries.ts'
import { listTeam, type OrganiserRecord } from '#server/persistence/organiser-team-queries.ts'
import { countOrganiserWork, passOrganiserWork } from '#server/persistence/organiser-work-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { announceCall } from '../call/announce-call.ts'
import { announceChat } from '../chat/announce-chat.ts'
import { announceOwner } from './announce-owner.ts'
import { asMember, noteTeamAct, type TeamScene } from './team-change.ts'

/** What an organiser has taken and not finished, and who of the team could go on with it. */
export const readOrganiserWork: UseCase<
  typeof routes.readOrganiserWork,
  'clock' | 'config' | 'database'
> = async ({ params: { guid } }, needs) => {
  const [team, edition] = await Promise.all([listTeam(needs.database), readCurrentEdition(needs.database)])
  if (!team.some(({ accountGuid }) => accountGuid === guid)) refuse('not_found')
  const leaver = { accountGuid: guid, editionGuid: edition.guid }
  const [counts, changes] = await Promise.all([
    countOrganiserWork(needs.database, leaver),
    countOwnChanges(needs.database, leaver),
  ])
  return {
    work: takenWork.map(what => {
      const count = counts[what]
      return {
        what,
        count,
        colleagues: team
          .filter(record => judgeHeir(what, asMember(record, needs), leaver).ok)
          .map(({ accountGuid, name, roles }) => ({
            ...{ guid: accountGuid, name },
            takes: takesOver(what, roles, { count, changes }),
          }))
          // Nobody is offered who would go on with nothing.
          .filter(({ takes }) => count === 0 || takes > 0),
      }
    }),
  }
}

const unavailable = { ok: false, code: 'colleague_unavailable' } as const

/** Nothing stays with somebody who is shut out. */
export async function passWork(scene: TeamScene, accountGuid: string, heirs: Heirs): Promise<void> {
  for (const what of takenWork) {
    const heir = heirs[what]
    const record = heir === null ? null : scene.team.find(member => member.accountGuid === heir)
    const verdict =
      record === undefined
        ? unavailable
        : judgeHeir(what, record && asMember(record, scene.needs), { accountGuid })
    if (!verdict.ok) refuse(verdict.code, { details: [{ field: `passTo.${what}`, code: verdict.code }] })
    const kinds = what === 'changes' && record ? decidableChanges(record.roles) : undefined
    await passKind(scene, accountGuid, { what, heir: record ?? null, kinds })
    // Change requests of sections that the colleague does not decide.
    if (kinds) await passKind(scene, accountGuid, { what, heir: null })
  }
}

/** What somebody with these roles can no longer do goes back to all. */
export async function freeWork(
  scene: TeamScene,
  accountGuid: string,
  roles: readonly OrganiserRole[],
): Promise<void> {
  for (const what of takenWork)
    if (!mayWork(roles, what)) await passKind(scene, accountGuid, { what, heir: null })
  const left = decidableChanges(roles)
  const kinds = changeRequestKinds.filter(kind => !left.includes(kind))
  await passKind(scene, accountGuid, { what: 'changes', heir: null, kinds })
}

/** Everything that somebody whose access has ended by its day had taken goes back to all: nobody was asked to whom. */
export async function freeAllWork(scene: TeamScene, accountGuid: string): Promise<void> {
  for (const what of takenWork) await passKind(scene, accountGuid, { what, heir: null })
}

type Passing = {
  what: TakenWork
  heir: Pick<OrganiserRecord, 'accountGuid' | 'name'> | null
  /** Change requests of these sections alone. */
  kinds?: readonly ChangeRequestKind[] | undefined
}

/** Open consoles are told of what changes hands. */
async function passKind(
  scene: TeamScene,
  accountGuid: string,
  { what, heir, kinds }: Passing,
): Promise<void> {
  const { tx, needs } = scene
  const passing = { from: accountGuid, to: heir?.accountGuid ?? null, at: needs.clock.now(), kinds }
  const passed = await passOrganiserWork(tx, what, passing)
  if (passed.length === 0) return
  if (what === 'chats') await announceChats(tx, passed)
  if (what === 'calls') for (const guid of passed) await announceCall(tx, guid)
  const request = ownedRequests.find(one => one === what)
  if (request) await announceOwner(tx, request)
  await noteTeamAct(scene, accountGuid, {
    action: 'passOrganiserWork',
    from: `${what} ${passed.length}`,
    to: heir ? 'colleague' : 'all',
    reason: heir?.name ?? null,
  })
}

async function announceChats(tx: TeamScene['tx'], guids: readonly string[]): Promise<void> {
  for (const guid of guids) {
    const chat = await lockChatByGuid(tx, guid)
    if (chat) await announceChat(tx, chat)
  }
}
