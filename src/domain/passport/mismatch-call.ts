import type { ApplicationStatus } from '../application/application-status.ts'
import { judgeResend, resendLimits } from '../confirmation/confirmation-link.ts'

/** What came of a call to somebody whose passport did not match. */
export const callOutcomes = ['reached', 'noAnswer', 'callBack', 'refused', 'wrongNumber'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** The tabs of the call desk: whose time has come, and who is called later. */
export const callTabs = ['due', 'later'] as const
export type CallTab = (typeof callTabs)[number]

/** Whoever did not answer is called again after this long, unless the operator says otherwise. */
const againAfter = 2 * 3_600_000
/** Nobody is promised a call further ahead. */
const furthest = 30 * 86_400_000

/**
 * When the person is called next: at the time they asked for, after a while when nobody answered, and at once for all others. A time that was promised is
 * needed for a call back and must lie ahead.
 */
export function nextCall(
  attempt: { outcome: CallOutcome; callAt: Date | null },
  now: Date,
): { ok: true; callAt: Date | null } | { ok: false; code: 'required' | 'call_at_past' } {
  const { outcome, callAt } = attempt
  if (outcome === 'callBack' && !callAt) return { ok: false, code: 'required' }
  if (callAt && (callAt <= now || callAt.getTime() > now.getTime() + furthest))
    return { ok: false, code: 'call_at_past' }
  if (callAt) return { ok: true, callAt }
  return { ok: true, callAt: outcome === 'noAnswer' ? new Date(now.getTime() + againAfter) : null }
}

/** Questions by which the operator finds out whether it is the person; the operator reads whether the answer is right, never the right one. */
export const callQuestions = [
  'birthDate',
  'email',
  'company',
  'position',
  'passportDigits',
  'passportIssuedOn',
] as const
export type CallQuestion = (typeof callQuestions)[number]

const asked = 3

/** Three questions of those that can be asked, always the same of one person: an operator does not pick the ones that somebody can guess. */
export function drawQuestions(known: readonly CallQuestion[], seed: string): CallQuestion[] {
  return [...known]
    .map(question => ({ question, order: hashOf(`${seed} ${question}`) }))
    .sort((one, other) => one.order - other.order)
    .slice(0, asked)
    .map(({ question }) => question)
}

/** FNV-1a over the characters. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Whether what was said is what is known, as far as one hears it: without case, signs and legal forms; of a passport the last four digits. */
export function answerMatches(question: CallQuestion, said: string, known: string): boolean {
  switch (question) {
    case 'birthDate':
    case 'passportIssuedOn':
      return dayOf(said) !== null && dayOf(said) === dayOf(known)
    case 'passportDigits': {
      const digits = said.replace(/\D/g, '')
      return digits.length === 4 && known.replace(/\D/g, '').endsWith(digits)
    }
    case 'email':
      return heard(said) !== '' && said.trim().toLowerCase() === known.trim().toLowerCase()
    case 'company':
    case 'position':
      return samePhrase(heard(said), heard(known))
  }
}

/** An ISO day from what is typed as 17.04.1986, 17/04/1986 or 1986-04-17; null for anything else. */
function dayOf(typed: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.trim())
  if (iso) return typed.trim()
  const written = /^(\d{1,2})[./\s](\d{1,2})[./\s](\d{4})$/.exec(typed.trim())
  if (!written) return null
  const [, day = '', month = '', year = ''] = written
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function heard(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** What was said is at least half of what is known and at most twice as long, in whole words: «банк» alone is any bank, and a list of them is a guess. */
function samePhrase(said: string, known: string): boolean {
  if (known === '' || said.length * 2 < known.length || said.length > known.length * 2) return false
  return ` ${known} `.includes(` ${said} `) || ` ${said} `.includes(` ${known} `)
}

export type GivenAnswer = { question: CallQuestion; matches: boolean }

const rightNeeded = 2
/** After so many wrong answers only the link is left. */
export const wrongAllowed = 3

/** Whether the answers of one call prove who it is, and whether more may be asked. */
export function judgeAnswers(answers: readonly GivenAnswer[]): { isProven: boolean; mayAsk: boolean } {
  const wrong = answers.filter(({ matches }) => !matches).length
  const right = new Set(answers.filter(({ matches }) => matches).map(({ question }) => question)).size
  const mayAsk = wrong < wrongAllowed
  return { isProven: mayAsk && right >= rightNeeded, mayAsk }
}

/** A number with its first two characters alone, for somebody who has to know which document it is; the last ones are asked for. */
export function maskNumber(number: string): string {
  const plain = number.replace(/\s/g, '')
  return plain.length <= 4 ? '••••' : `${plain.slice(0, 2)}${'•'.repeat(plain.length - 2)}`
}

/** Why no link to the passport can be sent now: there is no cabinet of the person's own that it would open, one was sent a moment ago, or as many as a day allows. */
export const linkObstacles = ['noCabinet', 'sentRecently', 'sentOften'] as const
export type LinkObstacle = (typeof linkObstacles)[number]

/**
 * Whether a person can be sent the link that opens their passport. Without a log-in of their own it would open somebody else's account; before the approval
 * there is no cabinet to open. Each link is a message to a phone, so the pause and the number a day are those of every other link.
 */
export function judgeCorrectionLink(
  facts: { isPrimary: boolean; status: ApplicationStatus; sentAt: readonly Date[] },
  now: Date,
):
  | { ok: true }
  | { ok: false; obstacle: 'noCabinet' }
  | { ok: false; obstacle: 'sentRecently' | 'sentOften'; retryAfterSeconds: number } {
  if (!facts.isPrimary || facts.status !== 'approved') return { ok: false, obstacle: 'noCabinet' }
  const pause = judgeResend({ sentAt: facts.sentAt, corrected: false }, now)
  if (pause.ok) return { ok: true }
  const today = facts.sentAt.filter(at => now.getTime() - at.getTime() < resendLimits.day)
  return {
    ok: false,
    obstacle: today.length >= resendLimits.perDay ? 'sentOften' : 'sentRecently',
    retryAfterSeconds: pause.retryAfterSeconds,
  }
}
