import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { emptyGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  companyPayer,
  paidParticipant,
  type TestParticipant,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { findEverywhere } from '#test/factories/stored-text.ts'
import { tellingWords, wholePerson } from '#test/factories/whole-person.ts'
import { useTestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'
import { keepsMoneyTally } from './money-tally.ts'

/** The forum of the tests ends on 20 February 2026. */
const server = useTestServer()
keepsMoneyTally(server)
const { issue, markPaid } = invoiceCalls(server)

const moveTo = (day: string) =>
  server().advance(Date.parse(`${day}T12:00:00+03:00`) - server().services.clock.now().getTime())

const run = async () => {
  await runJob(server().services, 'erase-aged', {})
  await runJob(server().services, 'sweep-files', {})
}

const logged = (guid: string, action: string) =>
  server()
    .database.selectFrom('auditEntry')
    .select(['actorRole', 'actorGuid', 'toValue'])
    .where('subjectGuid', '=', guid)
    .where('action', '=', action as never)
    .execute()

/** The kinds of a person's files whose bytes are in the store. */
const kindsOnDisk = async ({ guid }: TestParticipant) => {
  const files = await server()
    .database.selectFrom('file')
    .select(['kind', 'storageKey'])
    .where('participantGuid', '=', guid)
    .orderBy('kind')
    .execute()
  return files
    .filter(({ storageKey }) => existsSync(join(server().dataDir, 'files', storageKey)))
    .map(({ kind }) => kind)
}

const actsOf = ({ guid }: TestParticipant) =>
  server()
    .database.selectFrom('erasureAct')
    .select(['erased', 'kept', 'requestGuid', 'carriedOutBy', 'responsible', 'fileCount'])
    .where('participantGuid', '=', guid)
    .orderBy('guid')
    .execute()

const consentsOf = async ({ guid }: TestParticipant) =>
  (
    await server()
      .database.selectFrom('consent')
      .select(['kind', 'withdrawnAt'])
      .where('participantGuid', '=', guid)
      .orderBy('kind')
      .execute()
  ).map(({ kind, withdrawnAt }) => ({ kind, ended: withdrawnAt?.toISOString().slice(0, 10) ?? null }))

test('the promises of the policy are kept one after another, each on its day', async () => {
  const whole = await wholePerson(server())
  await uploadPhotograph(server(), whole)
  const paid = await finishedBuyer()
  const words = Object.values(tellingWords).filter(
    word =>
      word !== tellingWords.fileName && word !== tellingWords.birthPlace && word !== tellingWords.erasure,
  )

  // On the thirtieth day everything is still there.
  moveTo('2026-03-22')
  await run()
  expect(new Set(await kindsOnDisk(whole))).toEqual(new Set(['passportPage', 'photograph']))
  expect(await actsOf(whole)).toEqual([])

  moveTo('2026-03-23')
  await run()
  await run()
  expect(await kindsOnDisk(whole)).toEqual([])
  const passport = server().database.selectFrom('passport').where('participantGuid', '=', whole.guid)
  expect(await passport.select('savedAt').execute()).toEqual([])
  // An act for each, once, and the log says that nobody but the time has done it.
  const act = {
    kept: [],
    requestGuid: null,
    carriedOutBy: null,
    responsible: expect.stringMatching(/форума/),
  }
  expect(await actsOf(whole)).toEqual([
    { ...act, erased: ['passport', 'photograph'], fileCount: expect.any(Number) },
  ])
  for (const action of ['erasePassport', 'erasePhotograph'])
    expect(await logged(whole.guid, action)).toEqual([{ actorRole: 'clock', actorGuid: null, toValue: null }])
  expect(await consentsOf(whole)).toEqual([
    { kind: 'advertising', ended: null },
    { kind: 'badgePhotograph', ended: '2026-03-23' },
    { kind: 'processing', ended: null },
  ])
  expect(await findEverywhere(server(), tellingWords.lastName)).not.toEqual([])

  // Three years after they were given.
  moveTo('2028-09-16')
  await run()
  expect((await consentsOf(whole))[0]).toEqual({ kind: 'advertising', ended: '2028-09-16' })
  expect(await logged(whole.guid, 'lapseConsent')).toHaveLength(2)

  moveTo('2029-02-20')
  await run()
  expect(await findEverywhere(server(), tellingWords.lastName)).not.toEqual([])
  moveTo('2029-02-21')
  await run()
  await run()
  for (const word of words)
    expect({ word, at: await findEverywhere(server(), word) }).toEqual({ word, at: [] })
  expect(await findEverywhere(server(), whole.phone)).toEqual([])
  expect(await logged(whole.guid, 'erasePerson')).toEqual([
    { actorRole: 'clock', actorGuid: null, toValue: null },
  ])
  expect((await actsOf(paid.made)).at(-1)).toMatchObject({ kept: ['consents', 'invoices'] })
  // What the law keeps is still readable.
  expect(await textOf(paid.invoice)).toContain('Сметанина')

  // The invoice is of 2025: five whole years after it.
  moveTo('2030-12-31')
  await run()
  expect(await textOf(paid.invoice)).toContain('Сметанина')
  moveTo('2031-01-01')
  await run()
  await run()
  expect(await findEverywhere(server(), 'Сметанина')).toEqual([])
  const blank = await textOf(paid.invoice)
  expect(blank).not.toContain('Сметанина')
  // A company is no person; sums and numbers stay.
  expect(blank).toContain(companyPayer.inn)
  expect(await logged(paid.invoice, 'erasePayer')).toHaveLength(1)

  // The proof of the last consents, which ended with the person.
  expect(await consentsOf(whole)).not.toEqual([])
  moveTo('2032-02-22')
  await run()
  expect(await consentsOf(whole)).toEqual([])
})

async function finishedBuyer() {
  const made = await approvedParticipant(server(), { person: { lastName: 'Сметанина' } })
  const { body } = await issue(made)
  await markPaid(body.guid)
  return { made, invoice: body.guid }
}

async function textOf(invoice: string): Promise<string> {
  const { bytes } = await server().call('GET', `/invoices/${invoice}.pdf`, {
    token: await organiserToken(server(), 'finance'),
  })
  return (await readPdfText(bytes)).join('\n')
}

test('groups go with the correspondence, and the payer of a card after five years', async () => {
  const paid = await paidParticipant(server())
  const { database } = server()
  const { accountGuid } = await database
    .selectFrom('participant')
    .select('accountGuid')
    .where('guid', '=', paid.guid)
    .executeTakeFirstOrThrow()
  const payers = async () =>
    (await database.selectFrom('cardPayment').select('payerSealed').execute()).map(
      ({ payerSealed }) => payerSealed.length,
    )
  await emptyGroup(server())
  const groups = () => database.selectFrom('participantGroup').select('email').execute()
  expect(await groups()).not.toEqual([])
  // It is 2032 after the test above; everything is over at once, as after a long stop.
  moveTo('2038-01-01')
  await run()
  expect(await groups()).toEqual([])
  expect(await payers()).toEqual([0])
  const numbers = await database.selectFrom('account').select(['guid', 'phone']).execute()
  expect(numbers.find(({ guid }) => guid === accountGuid)?.phone).toBe(`erased:${accountGuid}`)
})
