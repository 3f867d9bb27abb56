import { ink, type Sheet } from './document-sheet.ts'

/** A column of an official form: its header, its number under the header, its cell. */
export interface GridColumn<Row> {
  number: string
  header: string
  /** Points. */
  width: number
  align?: 'left' | 'right' | 'center'
  cell(row: Row, index: number): string
}

const padding = 3
const headerSize = 6.5
const cellSize = 8

/**
 * Draws a fully ruled table like official forms, with a row of column numbers and a row of totals.
 * @param totals text of the last row by column number
 */
export function drawGrid<Row>(
  sheet: Sheet,
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  totals: Readonly<Record<string, string>>,
): void {
  const inside = (width: number) => width - 2 * padding
  type Cell = { text: string; align: 'left' | 'right' | 'center'; weight: 'regular' | 'medium' }

  const drawRow = (cells: readonly Cell[], size: number) => {
    const heights = columns.map(({ width }, index) => {
      const { text, weight } = cells[index] ?? { text: '', weight: 'regular' as const }
      return text === '' ? 0 : sheet.measure(text, inside(width), { size, weight })
    })
    const height = Math.max(...heights) + 2 * padding
    let x = sheet.left
    columns.forEach(({ width }, index) => {
      const cell = cells[index]
      if (cell && cell.text !== '') {
        const box = { x: x + padding, y: sheet.y + padding, width: inside(width), size }
        sheet.write(cell.text, { ...box, align: cell.align, weight: cell.weight })
      }
      sheet.pdf.lineWidth(0.5).strokeColor(ink.text).rect(x, sheet.y, width, height).stroke()
      x += width
    })
    sheet.y += height
  }

  const drawHeader = () => {
    drawRow(
      columns.map(({ header }) => ({ text: header, align: 'center', weight: 'regular' })),
      headerSize,
    )
    drawRow(
      columns.map(({ number }) => ({ text: number, align: 'center', weight: 'regular' })),
      headerSize,
    )
  }

  const heightOf = (row: Row, rowIndex: number) =>
    Math.max(
      ...columns.map(({ cell, width }) =>
        sheet.measure(cell(row, rowIndex), inside(width), { size: cellSize }),
      ),
    ) +
    2 * padding

  sheet.ensureRoom(90)
  drawHeader()
  rows.forEach((row, index) => {
    if (sheet.ensureRoom(heightOf(row, index))) drawHeader()
    drawRow(
      columns.map(column => ({
        text: column.cell(row, index),
        align: column.align ?? 'center',
        weight: 'regular',
      })),
      cellSize,
    )
  })
  if (sheet.ensureRoom(20)) drawHeader()
  drawRow(
    columns.map(({ number, align }) => ({
      text: totals[number] ?? '',
      align: align ?? 'center',
      weight: 'medium',
    })),
    cellSize,
  )
}
