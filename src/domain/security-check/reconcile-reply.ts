import type { ReplyVerdict } from './reply-verdict.ts'

/** How somebody stands with security, whichever table of states is theirs. */
export type CheckStanding = 'waits' | 'held' | 'cleared' | 'refused' | 'elsewhere'

/** What is known now of a row that was handed over; null where the person no longer takes part, was removed or erased. */
export type HandedRow = {
  line: number
  check: string
  person: {
    names: readonly string[]
    /** Somebody has saved other data since the list was made. */
    changed: boolean
    standing: CheckStanding
    /** Whether there is a state "put on hold" for an open question; employees and vehicles simply stay in the queue. */
    canHold: boolean
  } | null
}

/** A row as it came back. `faulty` where a cell is a formula or belongs to several rows. */
export type ReplyRow = {
  number: number
  key: { list: number; line: number; check: string } | null
  names: readonly string[]
  verdict: ReplyVerdict | 'none' | 'unknown'
  faulty: boolean
}

/**
 * What can be made of a row: `ready` is taken, `nameDiffers` only when the operator says so after a look, nothing else is taken. `already` stands as the
 * reply says; `decided` was decided otherwise meanwhile; `stays` is an open question about somebody who waits in the queue anyway.
 */
export const replyFindings = [
  'ready',
  'nameDiffers',
  'already',
  'stays',
  'decided',
  'changed',
  'gone',
  'noVerdict',
  'unknownVerdict',
  'doubled',
  'contradicts',
  'unknownKey',
] as const

export type ReplyFinding = (typeof replyFindings)[number]

export type ReconciledRow = { number: number; line: number | null; finding: ReplyFinding }

/** Findings that may be applied: with a look at the name, the second too. */
export function isTakeable(finding: ReplyFinding): boolean {
  return finding === 'ready' || finding === 'nameDiffers'
}

/** Compares a reply with the list it answers, row by row, and says which rows of the list it does not mention. */
export function reconcileReply(
  list: number,
  handed: readonly HandedRow[],
  reply: readonly ReplyRow[],
): { rows: ReconciledRow[]; missing: number[] } {
  const byLine = new Map(handed.map(row => [row.line, row]))
  const found = reply.map(row => {
    const known = row.key?.list === list ? byLine.get(row.key.line) : undefined
    return known && known.check === row.key?.check ? known : null
  })
  const answered = new Map<number, ReplyRow[]>()
  for (const [index, row] of reply.entries()) {
    const line = found[index]?.line
    if (line !== undefined) answered.set(line, [...(answered.get(line) ?? []), row])
  }
  return {
    rows: reply.map((row, index) => {
      const known = found[index]
      if (!known) return { number: row.number, line: null, finding: 'unknownKey' }
      return {
        number: row.number,
        line: known.line,
        finding: repeated(row, answered.get(known.line) ?? []) ?? findingOf(row, known),
      }
    }),
    missing: handed.filter(({ line, person }) => person && !answered.has(line)).map(({ line }) => line),
  }
}

/** Of rows with one key and one verdict the first counts; with several verdicts none does. */
function repeated(row: ReplyRow, same: readonly ReplyRow[]): ReplyFinding | null {
  if (same.length < 2) return null
  if (new Set(same.map(({ verdict }) => verdict)).size > 1) return 'contradicts'
  return row === same[0] ? null : 'doubled'
}

function findingOf(row: ReplyRow, { person }: HandedRow): ReplyFinding {
  if (!person) return 'gone'
  if (row.faulty || row.verdict === 'unknown') return 'unknownVerdict'
  if (row.verdict === 'none') return 'noVerdict'
  const finding = judgeVerdict(row.verdict, person)
  return finding === 'ready' && namesDiffer(row.names, person.names) ? 'nameDiffers' : finding
}

/** Whether a verdict can be taken as things stand now; asked again under the lock before it is. */
export function judgeVerdict(
  verdict: ReplyVerdict,
  { standing, changed, canHold }: NonNullable<HandedRow['person']>,
): Extract<ReplyFinding, 'ready' | 'already' | 'stays' | 'decided' | 'changed'> {
  if (changed) return 'changed'
  if (verdict === 'unclear') {
    if (standing === 'held') return 'already'
    if (standing !== 'waits') return 'decided'
    return canHold ? 'ready' : 'stays'
  }
  if (standing === verdict) return 'already'
  return standing === 'waits' || standing === 'held' ? 'ready' : 'decided'
}

/** A reply without names cannot differ. Words may have changed places, and ё may be е. */
function namesDiffer(typed: readonly string[], sent: readonly string[]): boolean {
  const given = typed.map(wordsOf).filter(words => words !== '')
  const known = new Set(sent.map(wordsOf))
  return given.some(words => !known.has(words))
}

function wordsOf(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е')
  return plain
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}
