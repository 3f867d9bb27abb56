import { inflateSync } from 'node:zlib'

/**
 * Reads the selectable text of a PDF made by pdfkit, page by page, in drawing order: what a person would copy. One line for each piece of text;
 * non-breaking spaces become plain ones. Needs no external program.
 */
export function readPdfText(pdf: Buffer): string[] {
  const objects = readObjects(pdf.toString('latin1'))
  const maps = new Map<string, Map<string, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1]
      if (unicode !== undefined) maps.set(name, readCharacterMap(readStream(objects.get(unicode) ?? '')))
    }
  }
  return [...objects.values()]
    .filter(body => /\/Type \/Page\b(?!s)/.test(body))
    .map(page => {
      const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''
      return readPage(readStream(objects.get(contents) ?? ''), maps)
    })
}

function readObjects(pdf: string): Map<string, string> {
  const found = [...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)]
  return new Map(found.map(([, id = '', body = '']) => [id, body]))
}

function readStream(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  const end = body.lastIndexOf('\nendstream')
  return inflateSync(Buffer.from(body.slice(start, end), 'latin1')).toString('latin1')
}

/** Glyph code to text, from the font's ToUnicode map. */
function readCharacterMap(map: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, first = '', , list = ''] of map.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([\w ]+)>/g)].map(([, hex = '']) => fromHex(hex.replaceAll(' ', '')))
    texts.forEach((text, index) => {
      characters.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), text)
    })
  }
  return characters
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}

function readPage(content: string, maps: Map<string, Map<string, string>>): string {
  const pieces: string[] = []
  for (const [, name = '', shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g)) {
    const codes = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    pieces.push(codes.map(code => maps.get(name)?.get(code) ?? '\ufffd').join(''))
  }
  return pieces.join('\n').replaceAll('\u00a0', ' ')
}
