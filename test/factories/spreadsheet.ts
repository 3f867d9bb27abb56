import { deflateRawSync } from 'node:zlib'

/** A cell of a sheet: text, number, day (a serial number in a date style) or a formula with its cached result. */
export type WrittenCell = string | number | { day: number } | { formula: string; value: string } | null

export type WrittenSheet = {
  rows: WrittenCell[][]
  /** Areas such as `A2:A3`. */
  merged?: string[]
  /** Stores texts in a shared list, as Excel does, rather than in their cells. */
  shared?: boolean
}

export function writeWorkbook({ rows, merged = [], shared = false }: WrittenSheet): Buffer {
  const texts: string[] = []
  const cell = (value: WrittenCell, reference: string) => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
    if (typeof value === 'object') {
      if ('day' in value) return `<c r="${reference}" s="1"><v>${value.day}</v></c>`
      return `<c r="${reference}" t="str"><f>${escaped(value.formula)}</f><v>${escaped(value.value)}</v></c>`
    }
    if (!shared) return `<c r="${reference}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
    return `<c r="${reference}" t="s"><v>${texts.push(value) - 1}</v></c>`
  }
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cell(value, `${lettersOf(column)}${row + 1}`)).join('')}</row>`,
  )
  const areas = merged.map(area => `<mergeCell ref="${area}"/>`).join('')
  return zipOf({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'xl/workbook.xml': `${head}<workbook ${spaces}><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${spaces}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet ${spaces}><sheetData>${lines.join('')}</sheetData>${areas && `<mergeCells>${areas}</mergeCells>`}</worksheet>`,
    'xl/sharedStrings.xml': `${head}<sst ${spaces}>${texts.map(text => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  })
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const spaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** Packs files into a ZIP; `flags` of 1 marks them as encrypted. */
export function zipOf(files: Record<string, string | Buffer>, flags = 0): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(Buffer.byteLength(content), 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name)]),
    )
    bodies.push(local)
    at += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, entries, end])
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function lettersOf(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26)
}

/** Windows-1251, which Russian Excel uses for CSV. */
export function inWindows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251')
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  )
  return Buffer.from([...text].map(letter => bytes.get(letter) ?? 0x3f))
}

/** KOI8-R, which nobody saves by accident any more. */
export function inKoi8(text: string): Buffer {
  const decoder = new TextDecoder('koi8-r')
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  )
  return Buffer.from([...text].map(letter => bytes.get(letter) ?? 0x3f))
}
