import type { ResendReport } from '#contract/organiser-message-people.ts'
import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import { maskAddress } from '#domain/message/masked-address.ts'
import {
  joinOutcomes,
  judgeResend,
  mostResent,
  type ResendOutcome,
  resendOutcomes,
} from '#domain/message/message-resend.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { retryFailedMessages } from '#server/persistence/message-list-queries.ts'
import {
  cancelUnwanted,
  countFailedOf,
  type FailedMessageRow,
  listFailedOf,
  listNamesOf,
  lockFailedOf,
  type MessagesOf,
} from '#server/persistence/message-resend-queries.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { nameFor } from '../participant/present-participant.ts'
import { readCorrected, readdressMessages } from './message-address.ts'
import { presentMerged } from './present-merged.ts'
import type { SealedMessage } from './queue-message.ts'

type Locale = 'ru' | 'en'

/** To whom the failed messages of a letter or a batch would go again. */
export async function previewResend(
  needs: Needs<'database' | 'log' | 'sealer'>,
  of: MessagesOf,
  { locale }: { locale: Locale },
): Promise<ResendReport> {
  const reader = needs.database
  const rows = await listFailedOf(reader, { of, applicationGuids: null, limit: mostResent })
  const corrected = await readCorrected(needs, reader, guidsOf(rows, ['goes']))
  return { ...reportOf(rows, { corrected, locale }), more: await countBeyond(reader, of, rows.length) }
}

/**
 * Sends failed messages again, each once whoever presses: what a colleague has just sent again no longer counts as failed. Letters to people who have
 * withdrawn the consent, or whose record was merged into another, are cancelled instead; what goes uses the address of today.
 */
export async function resendFailed(
  needs: Needs<'clock' | 'log' | 'sealer'>,
  tx: Tx,
  {
    of,
    applicationGuids,
    by: { actor, permission, facts },
  }: {
    of: MessagesOf
    /** Null for everybody. */
    applicationGuids: readonly string[] | null
    by: { actor: OrganiserActor; permission: OrganiserPermission; facts: RequestFacts }
  },
): Promise<ResendReport> {
  const { clock } = needs
  const rows = await lockFailedOf(tx, { of, applicationGuids, limit: mostResent })
  const sent = await retryFailedMessages(tx, { guids: guidsOf(rows, ['goes']) }, clock.wall())
  const corrected = await readdressMessages(needs, tx, sent)
  const unwanted = guidsOf(rows, ['leftOut', 'merged'])
  await cancelUnwanted(tx, unwanted)
  const entryOf = (action: 'retryMessage' | 'cancelMessage') => (guid: string) => ({
    at: clock.now(),
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, permission),
    subjectKind: 'message' as const,
    subjectGuid: guid,
    action,
    requestId: facts.requestId,
  })
  await recordAudits(tx, [...sent.map(entryOf('retryMessage')), ...unwanted.map(entryOf('cancelMessage'))])
  const report = reportOf(rows, { corrected, locale: facts.locale })
  const told = new Set(report.people.map(person => person.applicationGuid))
  const settled = await listNamesOf(
    tx,
    of,
    (applicationGuids ?? []).filter(guid => !told.has(guid)),
  )
  return {
    messages: sent.length,
    people: [
      ...report.people,
      ...settled.map(person => ({
        applicationGuid: person.applicationGuid,
        name: nameFor(facts.locale, person),
        outcome: 'settled' as const,
        corrected: [],
        merged: null,
      })),
    ],
    more: applicationGuids ? 0 : await countBeyond(tx, of, guidsOf(rows, ['gone']).length),
  }
}

/** Failed messages beyond those that were looked at. */
async function countBeyond(reader: Reader, of: MessagesOf, seen: number): Promise<number> {
  return Math.max(0, (await countFailedOf(reader, of)) - seen)
}

const judged = ({ wanted, retriable, mergedGuid }: FailedMessageRow) =>
  judgeResend({ state: 'failed', merged: mergedGuid !== null, wanted, retriable })

const guidsOf = (rows: readonly FailedMessageRow[], wanted: readonly ResendOutcome[]) =>
  rows.filter(row => wanted.includes(judged(row))).map(row => row.guid)

function reportOf(
  rows: readonly FailedMessageRow[],
  { corrected, locale }: { corrected: ReadonlyMap<string, SealedMessage>; locale: Locale },
): Omit<ResendReport, 'more'> {
  const people = [...Map.groupBy(rows, row => row.applicationGuid)].flatMap(([applicationGuid, own]) => {
    const [first] = own
    return first
      ? [
          {
            ...{ applicationGuid, name: nameFor(locale, first), outcome: joinOutcomes(own.map(judged)) },
            corrected: own.flatMap(({ guid }) => {
              const content = corrected.get(guid)
              return content ? [maskAddress(content.to)] : []
            }),
            merged: presentMerged(first, locale),
          },
        ]
      : []
  })
  const rank = (outcome: ResendOutcome) =>
    outcome === 'goes' ? resendOutcomes.length : resendOutcomes.indexOf(outcome)
  return {
    messages: rows.filter(row => judged(row) === 'goes').length,
    people: people.toSorted((one, other) => rank(one.outcome) - rank(other.outcome)),
  }
}
