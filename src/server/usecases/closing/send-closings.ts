import type * as routes from '#contract/closing.ts'
import type { ClosingRow } from '#contract/closing.ts'
import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { closingStateOf } from '#domain/closing/closing.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import * as stored from '#server/persistence/closing-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import { refuse } from '#server/refuse.ts'
import { requireDay } from '#server/require-day.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { presentClosing } from './list-closings.ts'

type Locked = Awaited<ReturnType<typeof stored.lockClosings>>
type DayAsked = {
  row: Locked[number]
  at: Date
  field: 'sentOn' | 'returnedOn'
  day: string
  from: string
  locale: RequestFacts['locale']
}
type Noted = { at: Date; actor: OrganiserActor; facts: RequestFacts }

/** Several at once; whatever a colleague has noted meanwhile stays as they noted it. */
export const sendClosings: UseCase<typeof routes.sendClosings, 'clock' | 'database'> = async (
  { actor, facts, body: { guids, channel, sentOn, reference } },
  needs,
) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const all = await stored.lockClosings(tx, guids)
    const waiting = all.filter(row => closingStateOf(row) === 'prepared')
    if (waiting.length === 0) refuse(all.length === 0 ? 'not_found' : 'changed_meanwhile')
    const issued = waiting.map(row => row.issuedOn).sort()
    for (const row of waiting)
      await requireDayOf(tx, {
        ...{ row, at, field: 'sentOn', day: sentOn },
        // Of several papers the last one decides, so that the refusal names a day that fits them all.
        from: issued.at(-1) ?? row.issuedOn,
        locale: facts.locale,
      })
    const change = { channel, sentOn, reference: reference || null }
    await stored.markClosingsSent(
      tx,
      waiting.map(row => row.guid),
      change,
    )
    await note(tx, waiting, { action: 'sendClosing', toValue: sentOn, by: { at, actor, facts } })
    return { sent: waiting.length }
  })
}

/** The copy signed by the payer. */
export const returnClosing: UseCase<typeof routes.returnClosing, 'clock' | 'database'> = (
  { actor, facts, params: { guid }, body: { returnedOn } },
  needs,
) =>
  changeOne(needs, guid, async (tx, row, at) => {
    if (row.sentOn === null || closingStateOf(row) !== 'sent') refuse('state_forbids')
    const { sentOn: from } = row
    await requireDayOf(tx, { row, at, field: 'returnedOn', day: returnedOn, from, locale: facts.locale })
    await stored.markClosingReturned(tx, guid, returnedOn)
    await note(tx, [row], { action: 'returnClosing', toValue: returnedOn, by: { at, actor, facts } })
  })

/** Takes the notes of sending and return back: somebody ticked the wrong row, or the letter came back. */
export const unsendClosing: UseCase<typeof routes.unsendClosing, 'clock' | 'database'> = (
  { actor, facts, params: { guid } },
  needs,
) =>
  changeOne(needs, guid, async (tx, row, at) => {
    if (closingStateOf(row) === 'prepared') refuse('state_forbids')
    await stored.markClosingUnsent(tx, guid)
    await note(tx, [row], { action: 'unsendClosing', toValue: null, by: { at, actor, facts } })
  })

async function changeOne(
  needs: Needs<'clock' | 'database'>,
  guid: string,
  change: (tx: Tx, row: Locked[number], at: Date) => Promise<void>,
): Promise<ClosingRow> {
  await needs.database.transaction().execute(async tx => {
    const [row] = await stored.lockClosings(tx, [guid])
    await change(tx, row ?? refuse('not_found'), needs.clock.now())
  })
  const changed = await stored.findClosingRow(needs.database, guid)
  return changed ? presentClosing(changed) : refuse('not_found')
}

async function requireDayOf(reader: Reader, { row, ...asked }: DayAsked): Promise<void> {
  const { timeZone } = await readEdition(reader, row.editionGuid)
  requireDay({ ...asked, timeZone })
}

function note(
  tx: Tx,
  rows: Locked,
  { action, toValue, by }: { action: AuditAction; toValue: string | null; by: Noted },
): Promise<void> {
  return recordAudits(
    tx,
    rows.map(row => ({
      at: by.at,
      actorGuid: by.actor.accountGuid,
      actorRole: roleFor(by.actor, 'decide-payments'),
      subjectKind: 'invoice' as const,
      subjectGuid: row.invoiceGuid,
      action,
      fromValue: closingStateOf(row),
      toValue,
      reason: row.reference,
      requestId: by.facts.requestId,
    })),
  )
}
