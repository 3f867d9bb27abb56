import { expect, it } from 'vitest'
import { csvLine, csvTable } from './csv-table.ts'

const lineOf = (cells: string[], locale: 'ru' | 'en' = 'en') =>
  csvTable(cells, [], locale).toString('utf8').slice(1, -2)

it.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\t=1', "\t'=1"],
  [' =1', "' =1"],
  ['+79001000001', '+79001000001'],
  ['+7 900 100', "'+7 900 100"],
  ['a "quoted" word', 'a ""quoted"" word'],
  ['two\r\nlines', 'two\r\nlines'],
  ['=HYPERLINK("x")', '\'=HYPERLINK(""x"")'],
  ['', ''],
  // Where a program set to the other language would part the cell.
  ['Bank; =1+1', "Bank;' =1+1"],
  ['Банк,=1+1', "Банк,'=1+1"],
  ['Bank;"=1+1"', 'Bank;\'""=1+1""'],
  ['Bank;+79001000001', 'Bank;+79001000001'],
  ['one\n@SUM(A1)', "one\n'@SUM(A1)"],
])('%j becomes %j in quotation marks', (text, expected) => {
  expect(lineOf([text])).toBe(`"${expected}"`)
})

it('parts columns as programs of the language expect', () => {
  expect(lineOf(['a;b', 'c'], 'ru')).toBe('"a;b";"c"')
  expect(lineOf(['a,b', 'c'], 'en')).toBe('"a,b","c"')
  expect(csvLine(['a', 1.5], 'ru')).toBe('"a";1,5\r\n')
  expect(csvTable(['a'], [['b']], 'en').toString('utf8')).toBe('\ufeff"a"\r\n"b"\r\n')
})
