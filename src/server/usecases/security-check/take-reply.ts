import type { SecurityDecision } from '#contract/organiser-passport.ts'
import type * as routes from '#contract/organiser-security-check.ts'
import type { TakenVerdicts } from '#contract/organiser-security-check.ts'
import type { StaffDecision } from '#contract/review.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { checkStanding } from '#domain/security-check/check-standing.ts'
import { judgeVerdict } from '#domain/security-check/reconcile-reply.ts'
import type { ReplyVerdict } from '#domain/security-check/reply-verdict.ts'
import { m } from '#messages/compiled/messages.js'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { type CheckRow, listCheckRows } from '#server/persistence/security-check-person-queries.ts'
import {
  findCheck,
  recordVerdicts,
  type SecurityCheckRecord,
} from '#server/persistence/security-check-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { decideOnEmployees } from '../employee/decide-employees.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { passportObstacle, takePassportDecision } from '../passport/take-passport-decision.ts'
import { decideOnVehicles } from '../vehicle/decide-vehicles.ts'
import { decideOnVolunteers } from '../volunteer/review-volunteers.ts'

type Result = TakenVerdicts['results'][number]
type Said = { line: number; verdict: ReplyVerdict; comment: string }

type Taking = {
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>
  actor: OrganiserActor
  facts: RequestFacts
  check: SecurityCheckRecord
  edition: EditionRow
  at: Date
}

/** What the words of the service mean for a participant. An open question puts them on hold: its comment is for colleagues, and a mismatch would tell it. */
const passportDecisions: Record<ReplyVerdict, SecurityDecision> = {
  cleared: 'verify',
  refused: 'refuse',
  unclear: 'hold',
}

const staffDecisions = { cleared: 'approve', refused: 'refuse' } as const satisfies Partial<
  Record<ReplyVerdict, StaffDecision>
>

/** Whoever has a review of their own instead of a passport. */
const staffDeciders = {
  employee: decideOnEmployees,
  vehicle: decideOnVehicles,
  volunteer: decideOnVolunteers,
}

const staffKinds = ['employee', 'vehicle', 'volunteer'] as const satisfies (keyof typeof staffDeciders)[]

/**
 * Takes verdicts of the outside service, each with its own result, by the transitions of a decision by hand. Everybody is judged again under their lock, so
 * that a reply sent twice, or by two at once, decides once. What the service has been handed is the look after which data are verified (decision 112).
 */
export const takeReply: UseCase<
  typeof routes.takeSecurityReply,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body, facts }, needs) => {
  const at = needs.clock.now()
  const edition = await readCurrentEdition(needs.database)
  const check = (await findCheck(needs.database, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
  // Nobody can have answered what nobody was handed.
  if (!check.handedOverAt) refuse('state_forbids')
  const said = [...new Map(body.rows.map(row => [row.line, row])).values()]
  const lines = said.map(({ line }) => line)
  const rows = await listCheckRows(needs.database, { editionGuid: edition.guid, checkGuid: guid, lines })
  const taking = { needs, actor, facts, check, edition, at }
  const results = new Map<number, Result>()
  const kindOf = new Map(rows.map(row => [row.line, row]))
  for (const one of said) {
    const row = kindOf.get(one.line)
    if (row?.kind === 'participant') results.set(one.line, await takeForParticipant(taking, row, one))
    else if (!row) results.set(one.line, refused(one.line, 'not_found'))
  }
  for (const kind of staffKinds)
    for (const group of groupsOf(said.filter(({ line }) => kindOf.get(line)?.kind === kind)))
      for (const result of await takeForStaff(taking, kind, group)) results.set(result.line, result)
  await noteTaking(taking, [...results.values()])
  return { results: said.map(({ line }) => results.get(line) ?? refused(line, 'not_found')) }
}

function takeForParticipant(
  taking: Taking,
  row: CheckRow,
  { line, verdict, comment }: Said,
): Promise<Result> {
  const { needs, actor, facts, check, edition, at } = taking
  const participantGuid = row.person?.participantGuid
  if (!participantGuid) return Promise.resolve(refused(line, 'not_found'))
  return needs.database.transaction().execute(async tx => {
    const record = await lockParticipant(tx, { guid: participantGuid, editionGuid: edition.guid })
    const [now] = await listCheckRows(tx, { editionGuid: edition.guid, checkGuid: check.guid, lines: [line] })
    const heard = { lines: [line], verdict, at, byAccount: actor.accountGuid }
    const settled = now ? settledBy(now, verdict) : refused(line, 'not_found')
    if (settled) {
      if (settled.outcome !== 'refused') await recordVerdicts(tx, check.guid, heard)
      return settled
    }
    if (!record) return refused(line, 'not_found')
    const decision = passportDecisions[verdict]
    const obstacle = passportObstacle(record, {
      decision,
      savedAt: record.passportSavedAt?.toISOString() ?? null,
      lookedAt: check.handedOverAt,
    })
    if (obstacle) return refused(line, obstacle)
    const note = noteOf(taking, comment)
    await takePassportDecision({ needs, tx, edition }, record, { decision, note, actor, facts, at })
    await recordVerdicts(tx, check.guid, heard)
    return done(line)
  })
}

/** Rows with one verdict and one comment: companies are told once of all of theirs. */
function takeForStaff(
  taking: Taking,
  kind: keyof typeof staffDeciders,
  group: readonly Said[],
): Promise<Result[]> {
  const { needs, actor, facts, check, edition, at } = taking
  const [{ verdict, comment } = { verdict: 'unclear', comment: '' } as const] = group
  const wanted = { editionGuid: edition.guid, checkGuid: check.guid, lines: group.map(({ line }) => line) }
  return needs.database.transaction().execute(async tx => {
    const scene: MessageScene = { needs, tx, edition }
    const results = new Map<number, Result>()
    const judge = async () => {
      const rows = await listCheckRows(tx, wanted)
      const ready = rows.filter(row => {
        const settled = settledBy(row, verdict)
        if (settled) results.set(row.line, settled)
        return !settled
      })
      return new Map(ready.map(row => [row.subjectGuid, row.line]))
    }
    let ready: ReadonlyMap<string, number> = new Map()
    if (verdict === 'unclear') await judge()
    else {
      const guids = (await listCheckRows(tx, wanted)).map(({ subjectGuid }) => subjectGuid)
      const codes = await staffDeciders[kind](scene, guids, {
        ...{ actor, facts, at },
        decision: staffDecisions[verdict],
        note: noteOf(taking, comment),
        meant: async () => {
          ready = await judge()
          return new Set(ready.keys())
        },
      })
      for (const [subjectGuid, line] of ready) {
        const code = codes.has(subjectGuid) ? (codes.get(subjectGuid) ?? null) : 'not_found'
        results.set(line, code === null ? done(line) : refused(line, code))
      }
    }
    const heard = [...results.values()].filter(({ outcome }) => outcome !== 'refused')
    await recordVerdicts(tx, check.guid, {
      lines: heard.map(({ line }) => line),
      ...{ verdict, at },
      byAccount: actor.accountGuid,
    })
    return group.map(({ line }) => results.get(line) ?? refused(line, 'not_found'))
  })
}

/** What there is nothing to do about, or null where the verdict is to be taken. Call it under the person's lock. */
function settledBy({ line, person, changed, kind }: CheckRow, verdict: ReplyVerdict): Result | null {
  if (!person) return refused(line, 'not_found')
  const standing = checkStanding(person.state)
  const finding = judgeVerdict(verdict, { names: [], changed, standing, canHold: kind === 'participant' })
  if (finding === 'ready') return null
  if (finding === 'already' || finding === 'stays') return { line, outcome: finding, code: null }
  return refused(line, finding === 'changed' ? 'changed_meanwhile' : 'state_forbids')
}

function groupsOf(said: readonly Said[]): Said[][] {
  const groups = new Map<string, Said[]>()
  for (const one of said) {
    const name = `${one.verdict} ${one.comment}`
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups.values()]
}

/** For colleagues, who have to know why: the list, and what the service wrote. */
function noteOf({ check, facts }: Taking, comment: string): string {
  const list = m.check_list_name({ number: String(check.number) }, { locale: facts.locale })
  return comment ? `${list}: ${comment}` : list
}

function noteTaking({ needs, actor, facts, check, at }: Taking, results: readonly Result[]): Promise<void> {
  const taken = results.filter(({ outcome }) => outcome === 'done').length
  return needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'check-outside'),
      subjectKind: 'securityCheck',
      subjectGuid: check.guid,
      action: 'takeSecurityReply',
      toValue: `${check.number}: ${taken} / ${results.length}`,
      requestId: facts.requestId,
    }),
  )
}

const done = (line: number): Result => ({ line, outcome: 'done', code: null })
const refused = (line: number, code: ErrorCode): Result => ({ line, outcome: 'refused', code })
