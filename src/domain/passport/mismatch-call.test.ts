import { expect, test } from 'vitest'
import {
  answerMatches,
  type CallOutcome,
  type CallQuestion,
  callQuestions,
  drawQuestions,
  type GivenAnswer,
  judgeAnswers,
  judgeCorrectionLink,
  maskNumber,
  nextCall,
} from './mismatch-call.ts'

const now = new Date('2025-09-15T07:00:00.000Z')

test.each<[CallOutcome, string | null, string | null]>([
  ['reached', null, null],
  ['refused', null, null],
  ['wrongNumber', null, null],
  ['noAnswer', null, '2025-09-15T09:00:00.000Z'],
  ['noAnswer', '2025-09-16T07:00:00.000Z', '2025-09-16T07:00:00.000Z'],
  ['callBack', '2025-09-15T07:00:01.000Z', '2025-09-15T07:00:01.000Z'],
  // Exactly thirty days ahead is still taken.
  ['callBack', '2025-10-15T07:00:00.000Z', '2025-10-15T07:00:00.000Z'],
  ['reached', '2025-09-20T07:00:00.000Z', '2025-09-20T07:00:00.000Z'],
])('%s with %s: called next at %s', (outcome, asked, next) => {
  const answer = nextCall({ outcome, callAt: asked ? new Date(asked) : null }, now)
  expect(answer).toEqual({ ok: true, callAt: next ? new Date(next) : null })
})

test.each<[CallOutcome, string | null, string]>([
  ['callBack', null, 'required'],
  ['callBack', '2025-09-15T07:00:00.000Z', 'call_at_past'],
  ['noAnswer', '2025-09-14T07:00:00.000Z', 'call_at_past'],
  ['callBack', '2025-10-16T07:00:00.000Z', 'call_at_past'],
])('%s with %s is refused: %s', (outcome, asked, code) => {
  expect(nextCall({ outcome, callAt: asked ? new Date(asked) : null }, now)).toEqual({ ok: false, code })
})

test('three questions are drawn, always the same of one person, and not the same of everybody', () => {
  const drawn = drawQuestions(callQuestions, 'a')
  expect(new Set(drawn).size).toBe(3)
  expect(drawQuestions([...callQuestions].reverse(), 'a')).toEqual(drawn)
  const others = ['b', 'c', 'd', 'e', 'f'].map(seed => drawQuestions(callQuestions, seed).join())
  expect(new Set([drawn.join(), ...others]).size).toBeGreaterThan(2)
  expect(drawQuestions(['email'], 'a')).toEqual(['email'])
})

test.each<[CallQuestion, string, string, boolean]>([
  ['birthDate', '17.04.1986', '1986-04-17', true],
  ['birthDate', '7/4/1986', '1986-04-07', true],
  ['birthDate', '1986-04-17', '1986-04-17', true],
  ['birthDate', '17.04.1987', '1986-04-17', false],
  ['birthDate', ' 17 04 1986 ', '1986-04-17', true],
  ['birthDate', ' 1986-04-17 ', '1986-04-17', true],
  ['birthDate', 'апрель', '1986-04-17', false],
  ['birthDate', '', '', false],
  ['passportIssuedOn', '12.07.2006', '2006-07-12', true],
  ['passportDigits', '0001', '45 06 300001', true],
  ['passportDigits', '00 01', '45 06 300001', true],
  ['passportDigits', '1', '45 06 300001', false],
  // The first digits are shown to the operator: they prove nothing.
  ['passportDigits', '4506', '45 06 300001', false],
  ['passportDigits', '4506300001', '45 06 300001', false],
  ['email', ' A.Orlova@Bank.example ', 'a.orlova@bank.example', true],
  ['email', 'a.orlova@bank.example', ' A.Orlova@Bank.Example', true],
  ['email', 'orlova@bank.example', 'a.orlova@bank.example', false],
  ['email', '', '', false],
  ['company', 'лазоревый банк', 'ПАО «Лазоревый Банк»', true],
  ['company', 'Зелёный банк', 'Лазоревый Банк', false],
  ['company', 'банк', 'Лазоревый Банк', false],
  ['company', 'Зеленый банк', 'Зелёный Банк', true],
  // Half of the words is enough, less is not; the same with words that were added.
  ['company', 'банк', 'Банк Юга', true],
  ['company', 'банк', 'Банк Севера', false],
  ['company', 'Банк Юга', 'банк', true],
  ['company', 'Банк Севера', 'банк', false],
  ['company', '', 'Лазоревый Банк', false],
  ['company', '', '', false],
  ['position', 'водитель', '', false],
  ['company', 'а', 'Лазоревый Банк', false],
  ['position', 'Руководитель службы', 'Руководитель службы безопасности', true],
  ['position', 'водитель', 'Руководитель службы', false],
])('%s: %j against %j is %s', (question, said, known, matches) => {
  expect(answerMatches(question, said, known)).toBe(matches)
})

const right = (question: CallQuestion): GivenAnswer => ({ question, matches: true })
const wrong = (question: CallQuestion): GivenAnswer => ({ question, matches: false })

test.each<[string, GivenAnswer[], boolean, boolean]>([
  ['nothing yet', [], false, true],
  ['one right', [right('email')], false, true],
  ['the same twice', [right('email'), right('email')], false, true],
  ['two right', [right('email'), right('company')], true, true],
  [
    'two right after two wrong',
    [wrong('email'), wrong('email'), right('email'), right('company')],
    true,
    true,
  ],
  ['three wrong', [wrong('email'), wrong('company'), wrong('birthDate')], false, false],
  [
    'right ones do not outweigh three wrong',
    [right('email'), right('company'), wrong('birthDate'), wrong('birthDate'), wrong('birthDate')],
    false,
    false,
  ],
])('%s', (_, answers, isProven, mayAsk) => {
  expect(judgeAnswers(answers)).toEqual({ isProven, mayAsk })
})

test('of a number two characters are shown', () => {
  expect(maskNumber('45 06 300001')).toBe('45••••••••')
  expect(maskNumber('AB12')).toBe('••••')
})

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  [{ isPrimary: true, status: 'approved' as const, sentAt: [] }, { ok: true }],
  [{ isPrimary: true, status: 'approved' as const, sentAt: [minutesAgo(10)] }, { ok: true }],
  [
    { isPrimary: true, status: 'approved' as const, sentAt: [minutesAgo(9)] },
    { ok: false, obstacle: 'sentRecently', retryAfterSeconds: 60 },
  ],
  [
    {
      ...{ isPrimary: true, status: 'approved' as const },
      sentAt: [11, 30, 60, 120, 23 * 60].map(minutesAgo),
    },
    { ok: false, obstacle: 'sentOften', retryAfterSeconds: 3600 },
  ],
  [
    {
      ...{ isPrimary: true, status: 'approved' as const },
      sentAt: [11, 30, 60, 120, 23 * 60 + 55].map(minutesAgo),
    },
    { ok: false, obstacle: 'sentOften', retryAfterSeconds: 300 },
  ],
  [
    { isPrimary: true, status: 'approved' as const, sentAt: [11, 30, 60, 120, 24 * 60].map(minutesAgo) },
    { ok: true },
  ],
  [
    { isPrimary: false, status: 'approved' as const, sentAt: [] },
    { ok: false, obstacle: 'noCabinet' },
  ],
  [
    { isPrimary: true, status: 'pending' as const, sentAt: [minutesAgo(1)] },
    { ok: false, obstacle: 'noCabinet' },
  ],
])('the link to correct a passport: %j', (facts, verdict) => {
  expect(judgeCorrectionLink(facts, now)).toEqual(verdict)
})
