import { ink, type Sheet } from './document-sheet.ts'

export interface TableColumn<Row> {
  header: string
  /** Points. */
  width: number
  align: 'left' | 'right' | 'center'
  cell(row: Row, index: number): string
  /** A second, quieter line of the cell. */
  note?(row: Row): string | null
}

const padding = { x: 4, y: 4 }
const headerStyle = { weight: 'medium', size: 7.5, color: ink.quiet } as const
const cellStyle = { size: 9 } as const
const noteStyle = { size: 8, color: ink.quiet } as const

/** Draws rows between thin lines; a row stays whole, and each new page begins with the header again. */
export function drawTable<Row>(
  sheet: Sheet,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): void {
  const addRow = openTable(sheet, columns)
  rows.forEach((row, index) => {
    addRow(row, { index, isLast: index === rows.length - 1 })
  })
}

/** The same for a table so long that others are to be answered in between: draws the header, and a row with each call. */
export function openTable<Row>(sheet: Sheet, columns: readonly TableColumn<Row>[]) {
  const xs = columns.map(
    (_, index) => sheet.left + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0),
  )
  const inside = (width: number) => width - 2 * padding.x

  const drawHeader = () => {
    const heights = columns.map(({ header, width }) => sheet.measure(header, inside(width), headerStyle))
    const height = Math.max(...heights)
    sheet.rule({ x: sheet.left, y: sheet.y, width: sheet.width }, { color: ink.text, thickness: 0.9 })
    columns.forEach(({ header, width, align }, index) => {
      const x = (xs[index] ?? 0) + padding.x
      sheet.write(header, { ...headerStyle, x, y: sheet.y + padding.y, width: inside(width), align })
    })
    sheet.y += height + 2 * padding.y
    sheet.rule({ x: sheet.left, y: sheet.y, width: sheet.width }, { color: ink.text, thickness: 0.6 })
  }

  const heightOf = (row: Row, rowIndex: number) =>
    Math.max(
      ...columns.map(column => {
        const note = column.note?.(row) ?? null
        const noteHeight = note === null ? 0 : sheet.measure(note, inside(column.width), noteStyle)
        return sheet.measure(column.cell(row, rowIndex), inside(column.width), cellStyle) + noteHeight
      }),
    ) +
    2 * padding.y

  const drawRow = (row: Row, rowIndex: number) => {
    columns.forEach((column, index) => {
      const box = { x: (xs[index] ?? 0) + padding.x, width: inside(column.width), align: column.align }
      const height = sheet.write(column.cell(row, rowIndex), { ...cellStyle, ...box, y: sheet.y + padding.y })
      const note = column.note?.(row) ?? null
      if (note !== null) sheet.write(note, { ...noteStyle, ...box, y: sheet.y + padding.y + height })
    })
  }

  sheet.ensureRoom(60)
  drawHeader()
  return (row: Row, { index, isLast }: { index: number; isLast: boolean }): void => {
    const height = heightOf(row, index)
    if (sheet.ensureRoom(height)) drawHeader()
    drawRow(row, index)
    sheet.y += height
    sheet.rule(
      { x: sheet.left, y: sheet.y, width: sheet.width },
      { color: isLast ? ink.text : ink.line, thickness: isLast ? 0.9 : 0.5 },
    )
  }
}
