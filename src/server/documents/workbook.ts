import { crc32, deflateRawSync } from 'node:zlib'
import { looksLikeFormula } from './spreadsheet-formula.ts'

export type WorkbookColumn = {
  head: string
  /** In characters. */
  width: number
  /** What may be typed here: the program offers the list, and takes other words too. */
  choices?: readonly string[]
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles of cells by their place in `cellXfs`. */
const styles = { text: 1, quoted: 2, head: 3, number: 4 } as const

/** Text, or a number that can be added up. */
export type Cell = string | number

/**
 * A table as XLSX. What is text stays text, so that `0123` keeps its zero and nothing becomes a date; what looks like a formula is marked as quoted, which also
 * holds when somebody edits the cell and saves it again.
 */
export function workbook(
  name: string,
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly Cell[])[],
): Buffer {
  const choices = choicesOf(columns, rows.length)
  const lines = rows.map((cells, index) => sheetRow(index + 2, cells))
  return zipped({
    ...workbookParts(name),
    [sheetPath(1)]: `${sheetStart(columns)}${lines.join('')}${sheetEnd(choices)}`,
  })
}

/** Everything of a workbook but its sheets, which lie at `sheetPath` and are named by what is given. */
export function workbookParts(...names: readonly string[]): Record<string, string> {
  const sheets = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const overrides = names.map(
    (_, at) => `<Override PartName="/${sheetPath(at + 1)}" ContentType="${media}.worksheet+xml"/>`,
  )
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/></Types>`,
    '_rels/.rels': relationsOf([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf([
      ...names.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
}

/** Where the sheet of a number lies, beginning with 1. */
export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

function relationsOf(parts: readonly [type: string, target: string][]): string {
  const each = parts.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  )
  return `${xml}<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`
}

/** The sheet up to its first row of data: widths and heads. */
export function sheetStart(columns: readonly WorkbookColumn[]): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styles.text}" customWidth="1"/>`,
  )
  const heads = rowOf(
    1,
    columns.map(({ head }) => head),
    () => styles.head,
  )
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${heads}`
}

/** One row of data; the first is number 2. */
export function sheetRow(number: number, cells: readonly Cell[]): string {
  return rowOf(number, cells, text => (looksLikeFormula(text) ? styles.quoted : styles.text))
}

export function sheetEnd(choices = ''): string {
  return `</sheetData>${choices}</worksheet>`
}

function rowOf(number: number, cells: readonly Cell[], styleOf: (text: string) => number): string {
  const each = cells.map((cell, column) => {
    if (cell === '') return ''
    const place = `${lettersOf(column)}${number}`
    return typeof cell === 'number'
      ? `<c r="${place}" s="${styles.number}"><v>${cell}</v></c>`
      : `<c r="${place}" s="${styleOf(cell)}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  })
  return `<row r="${number}">${each.join('')}</row>`
}

function choicesOf(columns: readonly WorkbookColumn[], rows: number): string {
  const offered = columns.flatMap(({ choices }, column) =>
    choices && rows > 0
      ? `<dataValidation type="list" allowBlank="1" sqref="${lettersOf(column)}2:${lettersOf(column)}${rows + 1}"><formula1>"${escaped(choices.join(','))}"</formula1></dataValidation>`
      : [],
  )
  return offered.length > 0
    ? `<dataValidations count="${offered.length}">${offered.join('')}</dataValidations>`
    : ''
}

/** XML has no sign for most control characters: they are left out. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

function lettersOf(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26)
}

/** A ZIP without times, so that the same table has the same bytes. */
function zipped(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content, 'utf8')
    const packed = deflateRawSync(plain)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    // The first day that the format knows, 1 January 1980.
    facts.writeUInt16LE(33, 8)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    bodies.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(name), packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length / 4, 8)
  end.writeUInt16LE(directory.length / 4, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, entries, end])
}
