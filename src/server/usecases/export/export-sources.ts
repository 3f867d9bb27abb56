import { guid } from '#contract/field.ts'
import { listApplications as applicationsRoute } from '#contract/organiser-application.ts'
import { listAudit as auditRoute } from '#contract/organiser-audit.ts'
import {
  listCardPayments as cardPaymentsRoute,
  listInvoices as invoicesRoute,
} from '#contract/organiser-finance.ts'
import { listGroups as groupsRoute } from '#contract/organiser-group.ts'
import { listLetters as lettersRoute } from '#contract/organiser-letter.ts'
import { listFailedMessages as messagesRoute } from '#contract/organiser-message.ts'
import { peopleQuery } from '#contract/organiser-message-people.ts'
import { listPassports as passportsRoute } from '#contract/organiser-passport.ts'
import { listRefunds as refundsRoute } from '#contract/organiser-refund.ts'
import type { ExportedList } from '#domain/export/exported-list.ts'
import { passportQueueState } from '#domain/passport/passport-queue-state.ts'
import { cardPaymentStanding, refundWaits } from '#domain/payment/card-payment-standing.ts'
import { cardFailureWord } from '#messages/card-failure-word.ts'
import { letterAudienceWords, letterStateWords } from '#messages/letter-word.ts'
import { photographStateWords } from '#messages/photograph-word.ts'
import { listApplications } from '../application/list-applications.ts'
import { readAudit } from '../audit/list-audit.ts'
import { readDecisionPeople } from '../decision/read-decision.ts'
import { readGroups } from '../group/list-groups.ts'
import { listInvoices } from '../invoice/list-invoices.ts'
import { readRefunds } from '../invoice/list-refunds.ts'
import { listLetters } from '../letter/list-letters.ts'
import { readLetterPeople } from '../letter/read-letter.ts'
import { readFailedMessages } from '../message/failed-messages.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { readPassportPage } from '../passport/passport-page.ts'
import { readCardPayments } from '../payment/list-card-payments.ts'
import { deskSources } from './export-desk-sources.ts'
import { requestSources } from './export-request-sources.ts'
import { siteSources } from './export-site-sources.ts'
import { asCall, type ExportSource, type Place, source } from './export-source.ts'

/** A file has no address that would name its letter or its decision. */
const letterPeopleQuery = peopleQuery.extend({ letter: guid })
const decisionPeopleQuery = peopleQuery.extend({ decision: guid })

export const exportSources: Record<ExportedList, ExportSource> = {
  applications: source('applications', {
    query: applicationsRoute.query,
    portion: 1000,
    countedBy: 'status',
    read: (needs, page: Place<typeof applicationsRoute.query>) => listApplications(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName ?? '',
      company: row => row.company ?? '',
      companyType: (row, words) => words.companyType(row.companyType),
      position: row => row.position ?? '',
      role: (row, words) => words.word('role', row.role),
      status: (row, words) => words.word('application', row.status),
      payment: (row, words) => words.word('payment', row.payment),
      security: (row, words) => words.word('passport', row.passport),
      photographState: (row, words) =>
        row.photograph ? words.say(photographStateWords[row.photograph]) : '',
      submittedAt: (row, words) => words.moment(row.submittedAt),
      waitingDays: row => (row.waitingDays === null ? '' : String(row.waitingDays)),
      owner: (row, words) => words.colleague(row.owner?.name ?? null),
      locale: (row, words) => words.word('language', row.locale),
    },
  }),
  invoices: source('invoices', {
    query: invoicesRoute.query,
    countedBy: 'status',
    read: (needs, page: Place<typeof invoicesRoute.query>) => listInvoices(asCall(page), needs),
    values: {
      number: row => row.number,
      status: (row, words) => words.word('invoice', row.status),
      payerName: row => row.payerName,
      payerInn: row => row.payerInn ?? '',
      people: row => row.participants.map(({ name }) => name).join('; '),
      latinPeople: row => row.participants.flatMap(each => each.latinName ?? []).join('; '),
      issuedOn: (row, words) => words.day(row.issuedOn),
      dueOn: (row, words) => words.day(row.dueOn),
      total: (row, words) => words.roubles(row.totalKopecks),
      received: (row, words) => words.roubles(row.receivedKopecks),
      missing: (row, words) => words.roubles(row.missingKopecks),
      paidOn: (row, words) => words.day(row.paidOn),
      paymentOrder: row => row.paymentOrderNumber ?? '',
      bookedBy: (row, words) => words.colleague(row.markedPaidBy),
    },
  }),
  cardPayments: source('cardPayments', {
    query: cardPaymentsRoute.query,
    read: async (needs, page: Place<typeof cardPaymentsRoute.query>) => {
      const { refundDueCount, counts, ...list } = await readCardPayments(asCall(page), needs)
      // Those without a refund due are counted by nobody.
      if (page.query.refundDue === false) return list
      return page.query.refundDue
        ? { ...list, counts: { all: refundDueCount }, countedInPart: [] }
        : { ...list, counts }
    },
    values: {
      name: row => row.fullName,
      latinName: row => row.latinName,
      amount: (row, words) => words.roubles(row.amountKopecks),
      captured: (row, words) => words.roubles(row.capturedKopecks),
      status: (row, words) =>
        words.word('card', cardPaymentStanding({ ...row, refundWaits: refundWaits(row.lines) })),
      failure: (row, words) => (row.failure ? words.say(cardFailureWord(row.failure)) : ''),
      refundDue: (row, words) => words.word('yesNo', row.refundDue ? 'true' : 'false'),
      waitingSince: (row, words) => words.moment(row.wait?.since ?? null),
      providerId: row => row.providerId ?? '',
      startedAt: (row, words) => words.moment(row.startedAt),
      finishedAt: (row, words) => words.moment(row.finishedAt),
    },
  }),
  passports: source('passports', {
    query: passportsRoute.query,
    portion: 1000,
    countedBy: 'security',
    read: ({ database }, { query, facts }: Place<typeof passportsRoute.query>) =>
      readPassportPage(database, query, { counting: query.cursor === undefined, locale: facts.locale }),
    values: {
      name: row => fullName(row),
      latinName: row => latinName(row) ?? '',
      company: row => row.companyShortName ?? row.companyName ?? '',
      citizenship: (row, words) => words.country(row.citizenship),
      passportState: (row, words) =>
        words.word(
          'passport',
          passportQueueState({ security: row.security, given: row.passportSavedAt !== null }),
        ),
      savedAt: (row, words) => words.moment(row.passportSavedAt?.toISOString() ?? null),
    },
  }),
  groups: source('groups', {
    query: groupsRoute.query,
    read: (needs, page: Place<typeof groupsRoute.query>) => readGroups(asCall(page), needs),
    values: {
      company: row => row.company,
      companyType: (row, words) => words.companyType(row.companyType),
      coordinator: row => row.coordinator,
      latinCoordinator: row => row.latinCoordinator,
      phone: row => row.phone,
      members: row => String(row.members),
      madeAt: (row, words) => words.moment(row.createdAt),
    },
  }),
  messages: source('messages', {
    query: messagesRoute.query,
    read: (needs, page: Place<typeof messagesRoute.query>) => readFailedMessages(asCall(page), needs),
    values: {
      channel: (row, words) => words.word('channel', row.channel),
      about: (row, words) => words.word('about', row.about),
      fault: (row, words) => words.word('fault', row.fault),
      faultDetail: row => row.detail ?? '',
      name: row => row.person?.fullName ?? '',
      latinName: row => row.person?.latinName ?? '',
      to: row => row.to ?? '',
      attempts: row => String(row.attempts),
      failedAt: (row, words) => words.moment(row.at),
    },
  }),
  audit: source('audit', {
    query: auditRoute.query,
    read: (needs, page: Place<typeof auditRoute.query>) => readAudit(asCall(page), needs),
    values: {
      at: (row, words) => words.moment(row.at),
      actor: (row, words) => words.colleague(row.actorName),
      actorRole: (row, words) => words.auditRole(row.actorRole),
      action: (row, words) => words.action(row.action, row.subject.kind),
      subjectKind: (row, words) => words.auditKind(row.subject.kind),
      subject: row => row.subject.fullName ?? '',
      latinSubject: row => row.subject.latinName ?? '',
      from: (row, words) => words.end(row.action, row.from, row.to),
      changedTo: (row, words) => words.end(row.action, row.to, row.from),
      reason: row => row.reason ?? '',
    },
  }),
  refunds: source('refunds', {
    query: refundsRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof refundsRoute.query>) => readRefunds(asCall(page), needs),
    values: {
      name: row => row.fullName ?? '',
      latinName: row => row.latinName ?? '',
      amount: (row, words) => words.roubles(row.amountKopecks),
      refundState: (row, words) => words.refundState(row.state),
      refundKind: (row, words) => words.refundKind(row.kind),
      at: (row, words) => words.moment(row.at),
      waitingSince: (row, words) => words.moment(row.since),
      source: row => row.invoice?.number ?? '',
      askedBy: (row, words) => words.colleague(row.askedBy),
      madeBy: (row, words) => words.colleague(row.madeBy),
      owner: (row, words) => words.colleague(row.owner?.name ?? null),
      reason: row => row.reason ?? '',
      bankNumber: row => row.bankNumber ?? '',
      returnedOn: (row, words) => words.day(row.returnedOn),
    },
  }),
  letters: source('letters', {
    query: lettersRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof lettersRoute.query>) => listLetters(asCall(page), needs),
    values: {
      letterSubject: ({ subject }) => subject.ru,
      englishLetterSubject: ({ subject }) => subject.en,
      audience: (row, words) => words.say(letterAudienceWords[row.audience]),
      readers: ({ readers }) => String(readers.ru + readers.en),
      leftOut: row => String(row.leftOut),
      status: (row, words) => words.say(letterStateWords[row.state]),
      updatedAt: (row, words) => words.moment(row.updatedAt),
      letterSentAt: (row, words) => words.moment(row.sentAt),
    },
  }),
  letterPeople: source('letterPeople', {
    query: letterPeopleQuery,
    portion: 1000,
    countedBy: 'delivery',
    read: (needs, { query, facts }: Place<typeof letterPeopleQuery>) =>
      readLetterPeople(needs, {
        guid: query.letter,
        // By name: while a letter is being sent its people change their place in the order of time.
        query: { ...query, sort: 'name' },
        locale: facts.locale,
        counting: query.cursor === undefined,
      }),
    values: {
      name: row => row.fullName,
      latinName: row => row.latinName ?? '',
      delivery: (row, words) => words.delivery(row.delivery),
      mergedInto: row => row.merged?.fullName ?? '',
      latinMergedInto: row => row.merged?.latinName ?? '',
      fault: (row, words) => (row.fault ? words.word('fault', row.fault) : ''),
      at: (row, words) => words.moment(row.at),
    },
  }),
  decisionPeople: source('decisionPeople', {
    query: decisionPeopleQuery,
    countedBy: 'delivery',
    read: (needs, page: Place<typeof decisionPeopleQuery>) =>
      readDecisionPeople(
        // By name, as those of a letter: people whose messages go out meanwhile keep their place.
        { ...asCall(page), query: { ...page.query, sort: 'name' }, params: { guid: page.query.decision } },
        needs,
      ),
    values: {
      name: row => row.fullName,
      latinName: row => row.latinName ?? '',
      status: (row, words) => words.word('application', row.status),
      reason: row => row.reason ?? '',
      delivery: (row, words) => words.delivery(row.delivery),
      at: (row, words) => words.moment(row.at),
    },
  }),
  ...deskSources,
  ...requestSources,
  ...siteSources,
}
