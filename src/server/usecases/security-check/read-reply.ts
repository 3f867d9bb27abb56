import type * as routes from '#contract/organiser-security-check.ts'
import { replyComment } from '#contract/organiser-security-check.ts'
import { isUnreadable, tidy } from '#domain/import/import-cell.ts'
import { checkStanding } from '#domain/security-check/check-standing.ts'
import { mostChecked } from '#domain/security-check/checked-kind.ts'
import { type HandedRow, reconcileReply } from '#domain/security-check/reconcile-reply.ts'
import { matchReplyColumns, type ReplyColumn } from '#domain/security-check/reply-columns.ts'
import { readReplyVerdict } from '#domain/security-check/reply-verdict.ts'
import { readRowKey } from '#domain/security-check/row-key.ts'
import { readTableApart } from '#server/adapters/spreadsheets/table-reader.ts'
import { tableGate } from '#server/gate.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { type CheckRow, listCheckRows } from '#server/persistence/security-check-person-queries.ts'
import { findCheck } from '#server/persistence/security-check-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { checkOf } from './check-key.ts'
import { namesOf } from './present-check.ts'

/** Room for a title, the headings, and a few rows that somebody has added. */
const mostRows = mostChecked + 100

const nameLength = 200

/** Compares a reply with its list, row by row. Nothing is decided; that it was read is recorded. */
export const readReply: UseCase<
  typeof routes.readSecurityReply,
  'clock' | 'database' | 'sealer',
  { upload: { bytes: Buffer } }
> = async ({ actor, params: { guid }, upload: { bytes }, facts }, needs) => {
  const { guid: editionGuid } = await readCurrentEdition(needs.database)
  const check = (await findCheck(needs.database, { guid, editionGuid })) ?? refuse('not_found')
  const table = orRefuse(await tableGate(() => readTableApart({ bytes, rows: mostRows })))
  const { headingRow, at } = orRefuse(
    matchReplyColumns(table.rows.map(({ cells }) => cells.map(({ text }) => text))),
  )
  const typed = table.rows
    .slice(headingRow + 1)
    .map(({ number, cells }) => {
      const cell = (column: ReplyColumn) => cells[at[column] ?? -1]
      const text = (column: ReplyColumn, length: number) => tidy(cell(column)?.text ?? '').slice(0, length)
      return {
        number,
        key: text('key', 60),
        names: [text('name', nameLength), text('latinName', nameLength)],
        verdict: text('verdict', 60),
        comment: text('comment', replyComment),
        faulty: [cell('verdict'), cell('key')].some(
          read => read !== undefined && (read.code !== undefined || isUnreadable(read.text)),
        ),
      }
    })
    .filter(({ key, verdict }) => key !== '' || verdict !== '')
  if (typed.length === 0) refuse('file_empty')
  const handed = await listCheckRows(needs.database, { editionGuid, checkGuid: guid })
  const verdicts = typed.map(({ verdict }) => readReplyVerdict(verdict))
  const { rows, missing } = reconcileReply(
    check.number,
    handed.map(row => handedRow(needs, guid, row)),
    typed.map((row, index) => ({
      number: row.number,
      key: readRowKey(row.key),
      names: row.names,
      verdict: verdicts[index] ?? 'unknown',
      faulty: row.faulty,
    })),
  )
  await needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'check-outside'),
      subjectKind: 'securityCheck',
      subjectGuid: guid,
      action: 'readSecurityReply',
      toValue: `${check.number}: ${rows.length}`,
      requestId: facts.requestId,
    }),
  )
  return {
    rows: rows.map(({ number, line, finding }, index) => {
      const { key = '', names = [], comment = '', verdict: typedVerdict = '' } = typed[index] ?? {}
      const verdict = verdicts[index]
      return {
        ...{ number, line, key, typedVerdict, comment, finding },
        typedName: names.filter(Boolean).join(' / '),
        verdict: verdict === 'none' || verdict === 'unknown' ? null : (verdict ?? null),
      }
    }),
    missing,
  }
}

function handedRow(needs: Needs<'sealer'>, checkGuid: string, row: CheckRow): HandedRow {
  const { line, person, changed } = row
  return {
    line,
    check: checkOf(needs, checkGuid, line),
    person: person && {
      names: namesOf(person),
      changed,
      standing: checkStanding(person.state),
      canHold: row.kind === 'participant',
    },
  }
}
