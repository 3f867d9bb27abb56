/** What is looked for in a reply; all else in it is left alone. */
const replyColumns = ['key', 'name', 'latinName', 'verdict', 'comment'] as const

export type ReplyColumn = (typeof replyColumns)[number]

const headings: Record<ReplyColumn, string> = {
  key: 'ключ|ключ строки|код|код строки|key|row key|code',
  name: 'фио|ф и о|фамилия имя отчество|фамилия имя|фамилия и имя|имя|full name|name|name in cyrillic|name in russian',
  latinName:
    'фамилия и имя латиницей|фио латиницей|имя латиницей|латиницей|name in latin|name in latin letters|latin name',
  verdict:
    'решение|заключение|вердикт|результат|результат проверки|допуск|verdict|decision|result|conclusion',
  comment: 'комментарий|примечание|замечание|замечания|основание|comment|comments|note|notes|remark|remarks',
}

const columnOf: ReadonlyMap<string, ReplyColumn> = new Map(
  replyColumns.flatMap(column => headings[column].split('|').map(heading => [heading, column] as const)),
)

/** The headings may come after a letterhead and a title. */
const headingsWithin = 12

export type ReplyColumns = { headingRow: number; at: Partial<Record<ReplyColumn, number>> }

/** Finds the row that heads the keys and the verdicts; without both it is no reply (`file_headings`). Of two columns with one meaning the first counts. */
export function matchReplyColumns(
  rows: readonly (readonly string[])[],
): ({ ok: true } & ReplyColumns) | { ok: false; code: 'file_headings' } {
  for (const [headingRow, row] of rows.slice(0, headingsWithin).entries()) {
    const at: ReplyColumns['at'] = {}
    for (const [index, heading] of row.entries()) {
      const column = columnOf.get(plain(heading))
      if (column) at[column] ??= index
    }
    if (at.key !== undefined && at.verdict !== undefined) return { ok: true, headingRow, at }
  }
  return { ok: false, code: 'file_headings' }
}

function plain(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
