import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { judgeChatFile } from './judge-chat-file.ts'

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map(object => (typeof object === 'string' ? Buffer.from(object, 'latin1') : object)),
    Buffer.from('\n%%EOF\n'),
  ])

/** A compressed list of objects, as newer programs write them. */
const list = (content: string, written?: { head?: string; end?: string }) =>
  listOf(Buffer.from(`5 0 ${content}`), written)

function listOf(content: Buffer, { head = '<< /Type /ObjStm /Filter /FlateDecode >>', end = '\n' } = {}) {
  const tail = Buffer.from('\nendstream\nendobj\n')
  return Buffer.concat([Buffer.from(`7 0 obj\n${head}\nstream${end}`), deflateSync(content), tail])
}

async function drawn(compress: boolean): Promise<Buffer> {
  const document = new PDFDocument({ compress, info: { Title: 'JavaScript, Launch' } })
  document.text('/JavaScript is only spoken of here')
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise(resolve => {
    document.on('end', resolve)
    document.end()
  })
  return Buffer.concat(chunks)
}

test.each([
  ['nothing in it', pdf()],
  ['a link', pdf('1 0 obj << /S /URI /URI (https://forum.example) >> endobj')],
  ['a name that only begins so', pdf('1 0 obj << /LaunchPad 1 /JavaScripts 2 >> endobj')],
  ['a list of harmless objects', pdf(list('<< /Type /Catalog >>'), list('<< /S /URI >>', { end: '\r\n' }))],
])('a PDF with %s is taken', async (_what, bytes) => {
  expect(await judgeChatFile(bytes)).toBe('application/pdf')
})

test('our own documents are taken', async () => {
  for (const compress of [true, false])
    expect(await judgeChatFile(await drawn(compress))).toBe('application/pdf')
})

test.each([
  ['a script', pdf('1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')],
  ['a script with nothing between', pdf('1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj')],
  ['a script whose name is spelt by codes', pdf('1 0 obj << /S /J#61va#53cript /JS 2 0 R >> endobj')],
  ['a program to start', pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  ['a file inside', pdf('1 0 obj << /Names << /EmbeddedFiles 2 0 R >> >> endobj')],
  ['a film', pdf('1 0 obj << /Subtype /RichMedia >> endobj')],
  ['a form with scripts', pdf('1 0 obj << /AcroForm << /XFA 3 0 R >> >> endobj')],
  ['a script in a list', pdf(list('<< /S /JavaScript /JS 2 0 R >>'))],
  ['a script in the second list', pdf(list('<< >>'), list('<< /S /J#61vaScript >>', { end: '\r\n' }))],
  ['a list named by codes', pdf(list('<< /S /Launch >>', { head: '<< /Type /Obj#53tm >>' }))],
  ['a list packed twice', pdf(listOf(deflateSync('5 0 << /S /Launch >>')))],
  ['a list that cannot be unpacked', pdf('7 0 obj << /Type /ObjStm >>\nstream\nsecret\nendstream')],
  ['a list without its bytes', pdf('7 0 obj << /Type /ObjStm >>')],
  ['a list that unpacks without end', pdf(list(' '.repeat(40 * 1024 * 1024)))],
])('a PDF with %s is refused', async (_what, bytes) => {
  await expect(judgeChatFile(bytes)).rejects.toMatchObject({ code: 'chat_file_unsafe' })
})

test('the test virus is refused in whatever it comes', async () => {
  const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
  for (const bytes of [Buffer.from(virus), Buffer.from(`text\n${virus}\n`), pdf(virus)])
    await expect(judgeChatFile(bytes)).rejects.toMatchObject({ code: 'chat_file_unsafe' })
})

test('ten megabytes are judged in less than a second', async () => {
  const bytes = Buffer.alloc(10_000_000, '/JavaScrip /Obj#53t /Launc ')
  bytes.write('%PDF-1.7\n')
  const start = performance.now()
  await judgeChatFile(bytes)
  expect(performance.now() - start).toBeLessThan(1000)
})
