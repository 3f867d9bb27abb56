import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { sweepFiles } from '#server/usecases/file/sweep-files.ts'
import { useTestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'
import { keepsMoneyTally } from './money-tally.ts'

// Documents of cancelled invoices are deleted, because they name people and payers.
const server = useTestServer()
keepsMoneyTally(server)
const { advancePath, cancel, markPaid, invoiced, pdf } = invoiceCalls(server)
const sweep = () => sweepFiles(server().services)

const kept = (guid: string) =>
  ['ru', 'en'].filter(each =>
    existsSync(join(server().dataDir, 'files', 'invoices', `${guid}-${each}.sealed`)),
  )

/** An invoice whose documents were drawn in both languages. */
async function drawn() {
  const scene = await invoiced()
  for (const rest of ['.pdf', '.pdf?locale=en']) {
    const { status } = await pdf(scene.invoice.guid, scene.made.token, rest)
    expect(status).toBe(200)
  }
  return { ...scene, guid: scene.invoice.guid }
}

test('what was drawn of a cancelled invoice is erased; what is unpaid or paid stays', async () => {
  const [cancelled, unpaid, paid] = [await drawn(), await drawn(), await drawn()]
  await markPaid(paid.guid)
  await pdf(paid.guid, paid.made.token, await advancePath(paid.guid))
  await cancel(cancelled.guid, cancelled.made.token)
  const before = [cancelled, unpaid].map(({ guid }) => kept(guid))
  expect(before).toEqual([
    ['ru', 'en'],
    ['ru', 'en'],
  ])
  const ofPaid = kept(paid.guid)
  await sweep()
  expect([kept(cancelled.guid), kept(unpaid.guid), kept(paid.guid)]).toEqual([[], ['ru', 'en'], ofPaid])
})

test('a cancelled invoice can still be opened, and nothing of it is kept', async () => {
  const { guid, made, invoice } = await drawn()
  await cancel(guid, made.token)
  await sweep()
  const { status, bytes } = await pdf(guid, made.token)
  expect(status).toBe(200)
  expect(readPdfText(bytes).join(' ')).toContain(invoice.number)
  expect(kept(guid)).toEqual([])
})

test('what the store refused to erase is erased the next time', async () => {
  const { guid, made } = await drawn()
  await cancel(guid, made.token)
  const away = vi.spyOn(server().services.files, 'delete').mockRejectedValue(new Error('the store is away'))
  await expect(sweep()).rejects.toThrow('not erased')
  away.mockRestore()
  expect(kept(guid)).toEqual(['ru', 'en'])
  await sweep()
  expect(kept(guid)).toEqual([])
})
