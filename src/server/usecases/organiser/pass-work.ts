import type * as routes from '#contract/organiser-team.ts'
import { judgeHeir, type TakenWork, takenWork } from '#domain/organiser/taken-work.ts'
import { lockChatByGuid } from '#server/persistence/chat-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listTeam } from '#server/persistence/organiser-team-queries.ts'
import { countOrganiserWork, passOrganiserWork } from '#server/persistence/organiser-work-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { announceChat } from '../chat/announce-chat.ts'
import { asMember, noteTeamAct, type TeamScene } from './team-change.ts'

/** By kind of work the account that goes on with it; null gives it back to all. */
export type Heirs = Record<TakenWork, string | null>

/** What an organiser has taken and not finished, and who of the team could go on with it. */
export const readOrganiserWork: UseCase<
  typeof routes.readOrganiserWork,
  'clock' | 'config' | 'database'
> = async ({ params: { guid } }, needs) => {
  const [team, edition] = await Promise.all([listTeam(needs.database), readCurrentEdition(needs.database)])
  if (!team.some(({ accountGuid }) => accountGuid === guid)) refuse('not_found')
  const counts = await countOrganiserWork(needs.database, { accountGuid: guid, editionGuid: edition.guid })
  return {
    work: takenWork.map(what => ({
      what,
      count: counts[what],
      colleagues: team
        .filter(record => judgeHeir(what, asMember(record, needs), { accountGuid: guid }).ok)
        .map(({ accountGuid, name }) => ({ guid: accountGuid, name })),
    })),
  }
}

const unavailable = { ok: false, code: 'colleague_unavailable' } as const

/** Nothing stays with somebody who is shut out. Open consoles are told of chats that changed hands. */
export async function passWork(scene: TeamScene, accountGuid: string, heirs: Heirs): Promise<void> {
  const { tx, team, needs } = scene
  for (const what of takenWork) {
    const heir = heirs[what]
    const record = heir === null ? null : team.find(member => member.accountGuid === heir)
    const verdict =
      record === undefined ? unavailable : judgeHeir(what, record && asMember(record, needs), { accountGuid })
    if (!verdict.ok) refuse(verdict.code, { details: [{ field: `passTo.${what}`, code: verdict.code }] })
    const passed = await passOrganiserWork(tx, what, { from: accountGuid, to: heir })
    if (passed.length === 0) continue
    if (what === 'chats') await announceChats(tx, passed)
    await noteTeamAct(scene, accountGuid, {
      action: 'passOrganiserWork',
      from: `${what} ${passed.length}`,
      reason: record?.name ?? null,
    })
  }
}

async function announceChats(tx: TeamScene['tx'], guids: readonly string[]): Promise<void> {
  for (const guid of guids) {
    const chat = await lockChatByGuid(tx, guid)
    if (chat) await announceChat(tx, chat)
  }
}
