import { expect, test } from 'vitest'
import { matchReplyColumns } from './reply-columns.ts'

test('the headings of our own list are found in both languages', () => {
  expect(
    matchReplyColumns([
      ['Ключ', '№', 'Фамилия, имя, отчество', 'Фамилия и имя латиницей', 'Решение', 'Комментарий'],
    ]),
  ).toEqual({ ok: true, headingRow: 0, at: { key: 0, name: 2, latinName: 3, verdict: 4, comment: 5 } })
  expect(
    matchReplyColumns([['Key', 'No', 'Full name', 'Name in Latin letters', 'Verdict', 'Comment']]),
  ).toEqual({ ok: true, headingRow: 0, at: { key: 0, name: 2, latinName: 3, verdict: 4, comment: 5 } })
})

test('a letterhead may stand above, and columns may have changed places', () => {
  expect(
    matchReplyColumns([
      ['ООО «Щит»'],
      [],
      ['Результат проверки', 'КЛЮЧ (не менять)', 'Решение'],
      ['допущен', '3-0001-AAAA'],
    ]),
  ).toEqual({ ok: true, headingRow: 2, at: { verdict: 0, key: 1 } })
})

test.each([
  ['without keys', [['ФИО', 'Решение']]],
  ['without verdicts', [['Ключ', 'ФИО']]],
  ['empty', []],
])('a table %s is no reply', (_, rows) => {
  expect(matchReplyColumns(rows)).toEqual({ ok: false, code: 'file_headings' })
})
