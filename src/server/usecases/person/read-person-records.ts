import type * as routes from '#contract/organiser-person.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { gateReasons } from '#domain/gate/gate-reason.ts'
import { listNotes } from '#server/persistence/application-note-queries.ts'
import { listTags } from '#server/persistence/application-tag-queries.ts'
import { listCardPaymentsOf } from '#server/persistence/card-payment-list-queries.ts'
import { findChat } from '#server/persistence/chat-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listScansOf } from '#server/persistence/gate-log-queries.ts'
import { listInvoicesOf } from '#server/persistence/invoice-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { presentAllForFinance } from '../invoice/invoice-for-finance.ts'
import { presentCardPayments } from '../payment/present-card-payment.ts'
import { presentNote } from './write-note.ts'

const shownScans = 50

/** What the console has about a person beside the application, each part for the roles that work with it. */
export const readPersonRecords: UseCase<
  typeof routes.readPersonRecords,
  'clock' | 'config' | 'database'
> = async ({ actor, params: { guid: applicationGuid }, facts: { locale } }, needs) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const record = await findParticipantByApplication(database, { applicationGuid, editionGuid: edition.guid })
  if (!record) refuse('not_found')
  const chatOf = { editionGuid: edition.guid, participantGuid: record.guid, accountGuid: null }
  const [money, scans, chat, notes, tags] = await Promise.all([
    mayOrganise(actor.roles, 'read-payments')
      ? readMoney(needs, { ...actor, locale }, applicationGuid)
      : null,
    mayOrganise(actor.roles, 'read-passes')
      ? listScansOf(database, { editionGuid: edition.guid, applicationGuid, limit: shownScans })
      : null,
    mayOrganise(actor.roles, 'answer-chats') ? findChat(database, chatOf) : undefined,
    listNotes(database, applicationGuid),
    listTags(database, applicationGuid),
  ])
  return {
    money,
    scans:
      scans?.map(({ at, reasons, ...scan }) => ({
        ...scan,
        at: at.toISOString(),
        reasons: gateReasons.filter(reason => reasons.includes(reason)),
      })) ?? null,
    chatGuid: chat?.guid ?? null,
    notes: notes.map(presentNote),
    tags,
  }
}

async function readMoney(
  needs: Needs<'clock' | 'config' | 'database'>,
  viewer: OrganiserActor & { locale: 'ru' | 'en' },
  applicationGuid: string,
) {
  const { database: reader } = needs
  const [invoices, cardPayments] = await Promise.all([
    listInvoicesOf(reader, applicationGuid),
    listCardPaymentsOf(reader, applicationGuid),
  ])
  return {
    invoices: await presentAllForFinance(reader, invoices),
    cardPayments: await presentCardPayments(needs, cardPayments, viewer),
  }
}
