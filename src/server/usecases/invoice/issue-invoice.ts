import type { z } from 'zod'
import type * as routes from '#contract/payment.ts'
import type { companyPayer } from '#contract/payment.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { findInvoice } from '#server/persistence/invoice-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { lockParticipantsFor, type Permitted } from '../participant/permitted-participants.ts'
import { fullName } from '../participant/present-participant.ts'
import { refuseBeingPaid, refuseInvoiced, refuseUnpayable } from '../payment/payable-people.ts'
import { recordPayerConsents } from '../payment/record-payer-consents.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { payerColumns } from './payer-columns.ts'
import { presentInvoice } from './present-invoice.ts'
import { tellOfInvoice } from './tell-of-invoice.ts'
import { type WrittenInvoice, writeInvoice } from './write-invoice.ts'

type Input = { participantGuids: string[]; payer: z.output<typeof companyPayer> }

type Issuing = {
  needs: Needs<'clock' | 'config' | 'sealer'>
  tx: Tx
  actor: AccountActor
  facts: RequestFacts
  at: Date
  edition: EditionRow
}

/** Issues one invoice to a company for everybody named; its numbers have no gaps in a year. */
export const issueInvoice: UseCase<
  typeof routes.issueInvoice,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: input, facts }, needs) => {
  const at = needs.clock.now()
  const guid = await needs.database.transaction().execute(async tx => {
    const { people, edition } = await lockParticipantsFor(tx, actor, {
      guids: input.participantGuids,
      concern: 'payment',
    })
    const records = people.map(({ record }) => record)
    refuseUnpayable(records)
    await refuseInvoiced(tx, records)
    await refuseBeingPaid(tx, records)
    const issuing: Issuing = { needs, tx, actor, facts, at, edition }
    const invoice = await writeFor(issuing, people, input.payer)
    await charge(issuing, people, invoice)
    return invoice.guid
  })
  const record = await findInvoice(needs.database, guid)
  return record ? presentInvoice(needs.database, record) : refuse('not_found')
}

function writeFor(
  { tx, actor, at, edition }: Issuing,
  people: readonly Permitted[],
  payer: Input['payer'],
): Promise<WrittenInvoice> {
  const [first] = people
  if (!first) refuse('required')
  return writeInvoice(tx, {
    edition,
    at,
    facts: {
      issuedBy: actor.accountGuid,
      dueOn: first.record.payBy ?? edition.payBy,
      ...payerColumns(payer),
      lines: people.map(({ record }) => ({
        applicationGuid: record.applicationGuid,
        participantName: fullName(record),
        amountKopecks: edition.feeKopecks,
      })),
    },
  })
}

/** Marks the payments as waiting for the invoice, records the payer's consent, and tells everybody. */
async function charge(
  { needs, tx, actor, facts, at, edition }: Issuing,
  people: readonly Permitted<Locked<ParticipantRecord>>[],
  invoice: WrittenInvoice,
): Promise<void> {
  await applyTransitions(tx, paymentMachine, 'issueInvoice', people, {
    by: {
      as: 'payer',
      role: 'payer',
      actorGuid: actor.accountGuid,
      at,
      requestId: facts.requestId,
    },
    reason: invoice.number,
  })
  await recordPayerConsents(tx, people, {
    actor,
    edition,
    facts,
    at,
    locale: facts.locale,
    kinds: ['payerDetails'],
  })
  await tellOfInvoice(
    {
      ...{ needs, tx, edition, amounts: invoice.amounts },
      invoice: { ...invoice, issuedBy: actor.accountGuid },
      people: people.map(({ record }) => record),
    },
    'issued',
  )
}
