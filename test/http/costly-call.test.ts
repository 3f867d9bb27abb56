import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Invoice } from '#contract/payment.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { drawingGate } from '#server/gate.ts'
import { caps } from '#server/http/actor-cap.ts'
import { enrolledOrganiser, organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  companyPayer,
  emptyParticipant,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { type Answer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

async function invoiced(): Promise<{ made: TestApplicant; invoice: Invoice }> {
  const made = await approvedParticipant(server())
  const invoice = await must<Invoice>(server(), 'POST', '/invoices', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: companyPayer },
  })
  return { made, invoice }
}

const pdf = (guid: string, token: string, query = '') =>
  server().call('GET', `/invoices/${guid}.pdf${query}`, { token })

/** Calls from ever new addresses until it is refused; gives the number of successes. */
async function askUntilRefused(
  most: number,
  ask: (address: string) => Promise<Answer<unknown>>,
): Promise<{ let: number; refused: Answer<unknown> }> {
  for (let count = 0; count <= most; count += 1) {
    const answer = await ask(`10.77.${count >> 8}.${count & 255}`)
    if (answer.status === 429) return { let: count, refused: answer }
  }
  throw new Error(`let through more than ${most} times`)
}

test.each<
  [string, { calls: number; seconds: number }, (token: string, address: string) => Promise<Answer<unknown>>]
>([
  [
    'a company’s INN',
    caps.companyLookups,
    (token, address) => server().call('GET', '/companies/7799001175', { token, address }),
  ],
  [
    'a page of a passport',
    caps.uploads,
    (token, address) =>
      server().call('POST', '/passportfile', {
        token,
        address,
        ...uploadForm({ fields: { participant: randomUUID() }, file: Buffer.from('no picture') }),
      }),
  ],
  [
    'a photograph',
    caps.uploads,
    (token, address) =>
      server().call('POST', '/image', {
        token,
        address,
        ...uploadForm({ fields: { participant: randomUUID(), crop: '{}' }, file: Buffer.from('no picture') }),
      }),
  ],
  [
    'a photograph before it is sent',
    caps.uploads,
    (token, address) =>
      server().call('POST', '/image/check', {
        token,
        address,
        ...uploadForm({ fields: { participant: randomUUID() }, file: Buffer.from('no picture') }),
      }),
  ],
  [
    'an invoice',
    caps.documents,
    (token, address) => server().call('GET', `/invoices/${randomUUID()}.pdf`, { token, address }),
  ],
])('%s is asked for so often by one account, whatever its address', async (_what, cap, ask) => {
  const [made, another] = [await emptyParticipant(server()), await emptyParticipant(server())]
  const outcome = await askUntilRefused(cap.calls + 5, address => ask(made.token, address))
  expect(outcome.let).toBeGreaterThanOrEqual(cap.calls)
  expectRefusal(outcome.refused, 429, 'too_many_requests')
  const wait = Number(outcome.refused.headers['retry-after'])
  expect(wait).toBeGreaterThanOrEqual(1)
  expect(wait).toBeLessThanOrEqual(Math.ceil(cap.seconds / cap.calls))
  expect((await ask(another.token, '10.77.0.0')).status).not.toBe(429)
})

test('an organiser’s searches are counted, their lists are not', async () => {
  // Somebody of their own: the other tests search as the committee, which would have no searches left.
  const { token } = await enrolledOrganiser(server(), { roles: ['committee'] })
  const { refused } = await askUntilRefused(caps.searches.calls + 100, address =>
    server().call('GET', '/organizer/applications?q=orlova&limit=1', { token, address }),
  )
  expectRefusal(refused, 429, 'too_many_requests')
  expect((await server().call('GET', '/organizer/applications?limit=1', { token })).status).toBe(200)
})

test('an invoice is drawn once for each language, however often it is downloaded', async () => {
  const { made, invoice } = await invoiced()
  const put = vi.spyOn(server().services.files, 'put')
  const answers = await Promise.all(Array.from({ length: 8 }, () => pdf(invoice.guid, made.token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(put).toHaveBeenCalledTimes(1)
  const [first] = answers
  for (const { bytes } of answers) expect(bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect(readPdfText(first?.bytes ?? Buffer.alloc(0)).join(' ')).toContain(invoice.number)
  await pdf(invoice.guid, made.token, '?locale=en')
  await pdf(invoice.guid, made.token, '?locale=en')
  expect(put).toHaveBeenCalledTimes(2)
  put.mockRestore()
})

test('a kept invoice is sealed, and gives way when the state changes', async () => {
  const { made, invoice } = await invoiced()
  const before = await pdf(invoice.guid, made.token)
  const folder = join(server().dataDir, 'files', 'invoices')
  const name = readdirSync(folder).find(file => file.startsWith(invoice.guid)) ?? ''
  expect(readFileSync(join(folder, name)).includes('%PDF')).toBe(false)
  await must(server(), 'POST', `/organizer/invoices/${invoice.guid}/pay`, {
    token: await organiserToken(server(), 'finance'),
    body: { paidOn: '2025-09-15', paymentOrderNumber: '77' },
  })
  const after = await pdf(invoice.guid, made.token)
  expect(readPdfText(after.bytes)).not.toEqual(readPdfText(before.bytes))
  const stranger = await emptyParticipant(server())
  expectRefusal(await pdf(invoice.guid, stranger.token), 404, 'not_found')
})

test('an invoice that was altered in the store is drawn anew', async () => {
  const { made, invoice } = await invoiced()
  const good = await pdf(invoice.guid, made.token)
  const folder = join(server().dataDir, 'files', 'invoices')
  const path = join(folder, readdirSync(folder).find(file => file.startsWith(invoice.guid)) ?? '')
  for (const altered of [
    Buffer.from('%PDF-1.7 another account'),
    flipLast(readFileSync(path)),
    Buffer.alloc(0),
  ]) {
    writeFileSync(path, altered)
    const answer = await pdf(invoice.guid, made.token)
    expect(answer.status).toBe(200)
    expect(readPdfText(answer.bytes)).toEqual(readPdfText(good.bytes))
  }
})

function flipLast(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1
  return copy
}

test('without the file store an invoice is drawn each time', async () => {
  const { made, invoice } = await invoiced()
  const { files } = server().services
  const away = [vi.spyOn(files, 'get'), vi.spyOn(files, 'put')]
  for (const spy of away) spy.mockRejectedValue(new Error('the store is away'))
  expect((await pdf(invoice.guid, made.token)).status).toBe(200)
  for (const spy of away) spy.mockRestore()
})

test('of many different invoices at once some are put off, and none fails', async () => {
  const { made, invoice } = await invoiced()
  const guids = [invoice.guid]
  // A cancelled invoice can still be downloaded, so one person can have many.
  while (guids.length < 16) {
    await must(server(), 'POST', `/invoices/${guids.at(-1)}/cancel`, { token: made.token, body: {} })
    const { guid } = await must<Invoice>(server(), 'POST', '/invoices', {
      token: made.token,
      body: { participantGuids: [made.guid], payer: companyPayer },
    })
    guids.push(guid)
  }
  // Drawing blocks until all calls have arrived: ten wait in line, the others are told to try later.
  let drawn = () => {}
  const drawing = drawingGate(() => new Promise<void>(done => (drawn = done)))
  const early: number[] = []
  const asked = guids.map(async guid => {
    const answer = await pdf(guid, made.token)
    early.push(answer.status)
    return answer
  })
  await expect.poll(() => early.length).toBe(guids.length - 10)
  drawn()
  await drawing
  const answers = await Promise.all(asked)
  const putOff = answers.filter(({ status }) => status === 503)
  expect(putOff).toHaveLength(guids.length - 10)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - putOff.length)
  for (const answer of putOff) {
    expectRefusal(answer, 503, 'service_busy')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
})
