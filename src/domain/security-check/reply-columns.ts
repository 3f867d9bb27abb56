import { type HeadingColumns, type Headings, matchHeadings } from '../import/heading-columns.ts'

/** What is looked for in a reply; all else in it is left alone. */
export type ReplyColumn = 'key' | 'name' | 'latinName' | 'verdict' | 'comment'

const headings: Headings<ReplyColumn> = {
  key: 'ключ|ключ строки|код|код строки|key|row key|code',
  name: 'фио|ф и о|фамилия имя отчество|фамилия имя|фамилия и имя|имя|full name|name|name in cyrillic|name in russian',
  latinName:
    'фамилия и имя латиницей|фио латиницей|имя латиницей|латиницей|name in latin|name in latin letters|latin name',
  verdict:
    'решение|заключение|вердикт|результат|результат проверки|допуск|verdict|decision|result|conclusion',
  comment: 'комментарий|примечание|замечание|замечания|основание|comment|comments|note|notes|remark|remarks',
}

export type ReplyColumns = HeadingColumns<ReplyColumn>

/** Finds the row that heads the keys and the verdicts; without both it is no reply. */
export function matchReplyColumns(rows: readonly (readonly string[])[]) {
  return matchHeadings(rows, headings, ({ key, verdict }) => key !== undefined && verdict !== undefined)
}
