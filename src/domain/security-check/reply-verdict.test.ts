import { expect, test } from 'vitest'
import { readReplyVerdict } from './reply-verdict.ts'

test.each([
  ['допущен', 'cleared'],
  [' Допущена. ', 'cleared'],
  ['СОГЛАСОВАНО', 'cleared'],
  ['Допуск разрешён', 'cleared'],
  ['cleared', 'cleared'],
  ['No objection', 'cleared'],
  ['отказ', 'refused'],
  ['Не допущен', 'refused'],
  ['Не согласовано (см. письмо)', 'refused'],
  ['Not cleared', 'refused'],
  ['Denied', 'refused'],
  ['уточнить', 'unclear'],
  ['Требует уточнения', 'unclear'],
  ['clarify', 'unclear'],
  ['', 'none'],
  [' — ', 'none'],
  // Half of a sentence is no verdict.
  ['допущен, но не в день открытия', 'unknown'],
  ['да', 'unknown'],
  ['+1', 'unknown'],
  ['=ЕСЛИ(A1;"допущен")', 'unknown'],
] as const)('%s is %s', (typed, verdict) => {
  expect(readReplyVerdict(typed)).toBe(verdict)
})
