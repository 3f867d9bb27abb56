import { describe, expect, test } from 'vitest'
import {
  type CheckStanding,
  type HandedRow,
  isTakeable,
  judgeVerdict,
  type ReplyRow,
  reconcileReply,
  replyFindings,
} from './reconcile-reply.ts'
import type { ReplyVerdict } from './reply-verdict.ts'

const person = {
  names: ['Орлова Мария', 'Maria Orlova'],
  changed: false,
  standing: 'waits',
  canHold: true,
} as const

const handed = (line: number, change: Partial<NonNullable<HandedRow['person']>> | null = {}): HandedRow => ({
  line,
  check: 'AAAA',
  person: change && { ...person, ...change },
})

const replied = (number: number, line: number, change: Partial<ReplyRow> = {}): ReplyRow => ({
  number,
  key: { list: 3, line, check: 'AAAA' },
  names: ['Орлова Мария'],
  verdict: 'cleared',
  faulty: false,
  ...change,
})

const findings = (handedRows: HandedRow[], reply: ReplyRow[]) =>
  reconcileReply(3, handedRows, reply).rows.map(({ finding }) => finding)

describe('a reply row by row', () => {
  test.each<[string, HandedRow, Partial<ReplyRow>, string]>([
    ['as it was sent', handed(1), {}, 'ready'],
    ['with the words of the name in another order', handed(1), { names: ['мария  ОРЛОВА'] }, 'ready'],
    ['with the Latin name', handed(1), { names: ['', 'Orlova, Maria'] }, 'ready'],
    [
      'with е for ё and a full stop',
      handed(1, { names: ['Семёнов Пётр'] }),
      { names: ['Семенов Петр.'] },
      'ready',
    ],
    ['without any name', handed(1), { names: [] }, 'ready'],
    ['with another name', handed(1), { names: ['Орлова Марина'] }, 'nameDiffers'],
    [
      'with one name right and one wrong',
      handed(1),
      { names: ['Орлова Мария', 'Ivan Petrov'] },
      'nameDiffers',
    ],
    ['of another list', handed(1), { key: { list: 2, line: 1, check: 'AAAA' } }, 'unknownKey'],
    ['with other check characters', handed(1), { key: { list: 3, line: 1, check: 'AAAB' } }, 'unknownKey'],
    ['of a line that is not there', handed(1), { key: { list: 3, line: 2, check: 'AAAA' } }, 'unknownKey'],
    ['without a key', handed(1), { key: null }, 'unknownKey'],
    ['about somebody who is gone', handed(1, null), {}, 'gone'],
    ['about data saved since', handed(1, { changed: true }), {}, 'changed'],
    [
      'about data saved since, under another name',
      handed(1, { changed: true }),
      { names: ['Кто-то'] },
      'changed',
    ],
    ['without a verdict', handed(1), { verdict: 'none' }, 'noVerdict'],
    ['with a word nobody knows', handed(1), { verdict: 'unknown' }, 'unknownVerdict'],
    ['with a formula', handed(1), { faulty: true }, 'unknownVerdict'],
  ])('%s', (_, row, change, finding) => {
    expect(findings([row], [replied(2, 1, change)])).toEqual([finding])
  })

  test('says which rows are not answered, without those who are gone', () => {
    expect(reconcileReply(3, [handed(1), handed(2), handed(3, null)], [replied(2, 1)]).missing).toEqual([2])
  })

  test('of two equal answers the first counts', () => {
    expect(findings([handed(1)], [replied(2, 1), replied(3, 1)])).toEqual(['ready', 'doubled'])
  })

  test('of two different answers none counts', () => {
    expect(findings([handed(1)], [replied(2, 1), replied(3, 1, { verdict: 'refused' })])).toEqual([
      'contradicts',
      'contradicts',
    ])
  })
})

/** Written by hand: what each verdict is in each standing. */
const table: Record<CheckStanding, Record<ReplyVerdict, string>> = {
  waits: { cleared: 'ready', refused: 'ready', unclear: 'ready' },
  held: { cleared: 'ready', refused: 'ready', unclear: 'already' },
  cleared: { cleared: 'already', refused: 'decided', unclear: 'decided' },
  refused: { cleared: 'decided', refused: 'already', unclear: 'decided' },
  elsewhere: { cleared: 'decided', refused: 'decided', unclear: 'decided' },
}

test.each(Object.keys(table) as CheckStanding[])('what a verdict is for somebody who is %s', standing => {
  for (const verdict of ['cleared', 'refused', 'unclear'] as const) {
    expect(judgeVerdict(verdict, { ...person, standing })).toBe(table[standing][verdict])
    expect(judgeVerdict(verdict, { ...person, standing, changed: true })).toBe('changed')
  }
})

test('an open question about an employee leaves them in the queue', () => {
  expect(judgeVerdict('unclear', { ...person, canHold: false })).toBe('stays')
})

test('only a sure finding, or one with a name to look at, is taken', () => {
  expect(replyFindings.filter(isTakeable)).toEqual(['ready', 'nameDiffers'])
})
