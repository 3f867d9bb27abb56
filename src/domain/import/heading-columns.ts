/** Headings for each column, apart by `|`, as `plainHeading` gives them. */
export type Headings<Column extends string> = Readonly<Record<Column, string>>

export type HeadingColumns<Column extends string> = {
  headingRow: number
  at: Partial<Record<Column, number>>
}

/** The headings may come after a letterhead and a title. */
const headingsWithin = 12

/** Finds the row that heads the columns that a list cannot do without; where there is none it is no such list (`file_headings`). Of two columns with one meaning the first counts. */
export function matchHeadings<Column extends string>(
  rows: readonly (readonly string[])[],
  headings: Headings<Column>,
  suffices: (at: Partial<Record<Column, number>>) => boolean,
): ({ ok: true } & HeadingColumns<Column>) | { ok: false; code: 'file_headings' } {
  const columns = Object.keys(headings) as Column[]
  const columnOf = new Map(
    columns.flatMap(column => headings[column].split('|').map(heading => [heading, column] as const)),
  )
  for (const [headingRow, row] of rows.slice(0, headingsWithin).entries()) {
    const at: Partial<Record<Column, number>> = {}
    for (const [index, heading] of row.entries()) {
      const column = columnOf.get(plainHeading(heading))
      if (column) at[column] ??= index
    }
    if (suffices(at)) return { ok: true, headingRow, at }
  }
  return { ok: false, code: 'file_headings' }
}

/** `Дата рождения *` and `ДАТА  РОЖДЕНИЯ (дд.мм.гггг)` are one heading. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
