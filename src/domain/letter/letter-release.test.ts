import { expect, it } from 'vitest'
import type { LetterState } from './letter-audience.ts'
import { mayRecall, mayRelease } from './letter-release.ts'

it.each<[LetterState, boolean, number, string | null]>([
  ['draft', true, 1, null],
  ['draft', true, 0, 'letter_reaches_nobody'],
  // Without the consent being asked for, those who gave it once are not written to either.
  ['draft', false, 5, 'letter_reaches_nobody'],
  ['released', true, 5, 'state_forbids'],
  ['sent', true, 5, 'state_forbids'],
])('releasing a letter that is %s, asked %s, to %i people', (state, asked, recipients, code) => {
  expect(mayRelease({ state, asked, recipients })).toEqual(code ? { ok: false, code } : { ok: true })
})

it.each<[LetterState, number | null, string | null]>([
  ['released', 1001, null],
  ['released', 1000, 'recall_too_late'],
  ['released', 999, 'recall_too_late'],
  ['sent', 1001, 'recall_too_late'],
  ['draft', null, 'state_forbids'],
])('recalling a letter that is %s until %s, at 1000', (state, until, code) => {
  const recallUntil = until === null ? null : new Date(until)
  expect(mayRecall({ state, recallUntil }, new Date(1000))).toEqual(code ? { ok: false, code } : { ok: true })
})
