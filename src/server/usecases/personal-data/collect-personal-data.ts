import type { Reader } from '#server/persistence/database.ts'
import { listLogIns } from '#server/persistence/login-queries.ts'
import { listMergedInto } from '#server/persistence/merged-record-queries.ts'
import { findParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPassport } from '#server/persistence/passport-queries.ts'
import {
  readChatOf,
  readMoney,
  readSections,
  readTraces,
  readWishes,
} from '#server/persistence/personal-data-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { presentCompany, presentPerson } from '../participant/present-participant.ts'
import { openKnown, openPassport } from '../passport/read-passport.ts'

/** The account's own chat and log-ins are the person's if the account is theirs. */
export function ownAccount(record: ParticipantRecord): string | null {
  return record.isPrimary ? record.accountGuid : null
}

/** Everything stored about a person, by section, as written to data.json, with what stays of records that were merged into theirs. */
export async function collectPersonalData(
  needs: Needs<'clock' | 'sealer'>,
  reader: Reader,
  { record, editionGuid }: { record: ParticipantRecord; editionGuid: string },
) {
  const { facts, invoices } = await collectRecord(needs, reader, { record, account: ownAccount(record) })
  const merged = await listMergedInto(reader, { guid: record.guid, editionGuid })
  const mergedRecords = await Promise.all(
    merged.map(async ({ guid }) => {
      const of = await findParticipant(reader, { guid, editionGuid })
      return of ? [(await collectRecord(needs, reader, { record: of, account: null })).facts] : []
    }),
  )
  return {
    facts: { ...facts, mergedRecords: mergedRecords.flat() },
    invoices,
    participantGuids: [record.guid, ...merged.map(({ guid }) => guid)],
  }
}

type Collecting = {
  record: ParticipantRecord
  /** The account whose chat and log-ins are the person's. */
  account: string | null
}

async function collectRecord(
  needs: Needs<'clock' | 'sealer'>,
  reader: Reader,
  { record, account }: Collecting,
) {
  const person = { participantGuid: record.guid, applicationGuid: record.applicationGuid }
  const [sections, wishes, money, traces, chat, logIns, passport] = await Promise.all([
    readSections(reader, person),
    readWishes(reader, person),
    readMoney(reader, person),
    readTraces(reader, person),
    readChatOf(reader, { participantGuid: record.guid, accountGuid: account }),
    account ? listLogIns(reader, account, needs.clock.wall()) : [],
    readPassport(needs, reader, record.guid),
  ])
  const { invoices, cardPayments } = money
  const facts = {
    person: presentPerson(record),
    company: presentCompany(record),
    media: { mediaName: record.mediaName, mediaWebsite: record.mediaWebsite },
    application: presentApplication(record),
    settings: {
      locale: record.locale,
      noticesBy: record.noticesBy,
      loginPhone: account && record.accountPhone,
    },
    passport,
    ...sections,
    ...wishes,
    invoices: invoices.map(({ guid: _, issuedBy: __, year, number, ...invoice }) => ({
      number: invoiceNumber({ year, number }),
      ...invoice,
    })),
    cardPayments: cardPayments.map(
      ({ guid: _, startedBy, payerSealed, payerSealGuid, keyId, ...payment }) => ({
        ...payment,
        // The payer's name is only in the payer's own archive.
        payer:
          payerSealed.length > 0 && startedBy === account
            ? needs.sealer.open(payerSealed, keyId, `payer:${payerSealGuid}`)
            : null,
      }),
    ),
    chat,
    ...traces,
    logIns: logIns.map(({ issuedAt, expiresAt }) => ({ issuedAt, expiresAt })),
  }
  return { facts, invoices }
}

function presentApplication(record: ParticipantRecord) {
  const { role, status, security, payment, submittedAt, createdAt, decisionReason, passportNote, payBy } =
    record
  return { role, status, security, payment, createdAt, submittedAt, decisionReason, passportNote, payBy }
}

/** The pages are separate files of the archive. */
async function readPassport(needs: Needs<'sealer'>, reader: Reader, participantGuid: string) {
  const row = await findPassport(reader, participantGuid)
  if (row && !row.savedAt) return { ...openKnown(needs, row), savedAt: null }
  const body = row ? await openPassport(needs, reader, participantGuid) : null
  if (!row || !body) return null
  const {
    mainPageFileGuid: _,
    registrationPageFileGuid: __,
    ...data
  } = { registrationPageFileGuid: null, ...body }
  return { ...data, savedAt: row.savedAt }
}
