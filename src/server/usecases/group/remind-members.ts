import type * as routes from '#contract/group.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { decideReminder, type MemberTask } from '#domain/group/reminder.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { findMember, type MemberRecord, markReminded } from '#server/persistence/group-member-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { eachMember } from './each-member.ts'
import { isFilledInHere, type MemberContext, memberGatesOf } from './member-facts.ts'
import { tasksInWords } from './member-words.ts'
import { sendLink } from './send-links.ts'

/** Asks members for their open tasks, at most once a day each; an unconfirmed member is sent the link again. */
export const remindMembers: UseCase<
  typeof routes.remindMembers,
  'clock' | 'config' | 'database' | 'log' | 'sealer'
> = ({ actor, params: { guid: groupGuid }, body: { participantGuids }, facts }, needs) => {
  return eachMember(needs, { actor, groupGuid, participantGuids }, (tx, context, participantGuid) =>
    remindOne(needs, tx, { actor, facts, context, participantGuid }),
  )
}

type AskedTask = Exclude<MemberTask, 'confirm'>

type Reminding = { actor: AccountActor; facts: RequestFacts; context: MemberContext; participantGuid: string }

async function remindOne(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  reminding: Reminding,
): Promise<void> {
  const { actor, facts, context } = reminding
  const { group, at } = context
  const record = await lockMember(tx, reminding)
  const { tasks } = orRefuse(
    decideReminder(
      {
        status: record.status,
        inCoordinatorsHands: isFilledInHere(record, group),
        gates: memberGatesOf(record, context),
        remindedAt: record.remindedAt,
      },
      at,
    ),
  )
  const asked = tasks.filter(task => task !== 'confirm')
  if (asked.length < tasks.length) await sendLink(needs, tx, { ...reminding, toMany: true })
  else await askFor(needs, tx, { record, asked, context })
  await markReminded(tx, [record.applicationGuid], at)
  await recordAudit(tx, {
    at,
    actorGuid: actor.accountGuid,
    actorRole: 'coordinator',
    subjectKind: 'participant',
    subjectGuid: record.guid,
    action: 'remindMember',
    toValue: tasks.join(' '),
    requestId: facts.requestId,
  })
}

/** Locked, so that two simultaneous reminders send one message. */
async function lockMember(tx: Tx, { context, participantGuid }: Reminding): Promise<MemberRecord> {
  const { group, edition } = context
  const wanted = { groupGuid: group.guid, editionGuid: edition.guid, participantGuid }
  if (!(await findMember(tx, wanted))) refuse('not_found')
  await lockParticipant(tx, { guid: participantGuid, editionGuid: edition.guid })
  return (await findMember(tx, wanted)) ?? refuse('not_found')
}

function askFor(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { record, asked, context }: { record: MemberRecord; asked: AskedTask[]; context: MemberContext },
): Promise<void> {
  return tell({ needs, tx, edition: context.edition }, 'group_reminder', record, locale => ({
    coordinator: coordinatorName(locale, context.group),
    tasks: tasksInWords(asked, locale),
  }))
}
