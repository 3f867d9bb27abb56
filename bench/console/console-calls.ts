import { decisionStates } from '#contract/organiser-application.ts'
import { invoiceSorts } from '#contract/organiser-finance.ts'
import { decisionSorts } from '#domain/application/decision-sort.ts'
import { badgeSorts } from '#domain/badge/badge-sort.ts'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { badgedKinds } from '#domain/badge/badged-kind.ts'
import { changeSorts, ownedRequestSorts } from '#domain/change-request/request-sort.ts'
import { chatSorts } from '#domain/chat/chat-sort.ts'
import { closingStates } from '#domain/closing/closing.ts'
import { closingSorts } from '#domain/closing/closing-sort.ts'
import { groupSizes, groupSorts } from '#domain/group/group-list.ts'
import { duplicateSorts } from '#domain/identity/duplicate-sort.ts'
import { letterSorts } from '#domain/letter/letter-sort.ts'
import { failedSorts } from '#domain/message/failed-sort.ts'
import { deliverySorts } from '#domain/message/message-delivery.ts'
import { passKinds } from '#domain/pass/pass-payload.ts'
import { passSorts } from '#domain/pass/pass-sort.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import { callSorts } from '#domain/passport/call-sort.ts'
import { passportSorts } from '#domain/passport/passport-sort.ts'
import { cardPaymentSorts } from '#domain/payment/card-payment-sort.ts'
import { refundKinds, refundSorts, refundTabs } from '#domain/payment/refund-state.ts'
import { photographChecks, photographSorts } from '#domain/photograph/photograph-sort.ts'
import { transferSorts } from '#domain/transfer/transfer-sort.ts'
import { watchEntrySorts } from '#domain/watch-list/watch-entry-sort.ts'
import { watchHitSorts } from '#domain/watch-list/watch-hit-sort.ts'
import {
  byName,
  type ConsoleCall,
  each,
  frequent,
  lately,
  of,
  searches,
  sorted,
  texts,
} from './console-call.ts'
import { siteCalls } from './site-calls.ts'
import { teamCalls } from './team-calls.ts'

/** Every list of the console that grows with the forum: each sort, each filter, searches, and the overview. */
export const consoleCalls: readonly ConsoleCall[] = [
  ...of('committee', 'applications, sorted', 'applications', [
    '',
    ...['submitted', 'name', 'company'].flatMap(sort =>
      ['', '&status=pending', '&status=approved', '&status=rejected', '&status=draft'].map(
        status => `sort=${sort}${status}`,
      ),
    ),
  ]),
  ...of('committee', 'applications, in order of every column', 'applications', [
    ...['position', 'role', 'status', 'payment', 'security', 'photograph', 'owner'].flatMap(sort =>
      ['', 'Down', '&status=approved', '&role=media', '&owner=free'].map(more => `sort=${sort}${more}`),
    ),
    'sort=ownerDown&payment=paid',
    'sort=photograph&citizenship=foreign',
    'sort=role&changedFrom=2025-09-01',
    'sort=photograph&changedFrom=2025-09-01',
    'sort=photograph&sentFrom=2025-09-10',
  ]),
  ...of('committee', 'applications, filtered', 'applications', [
    'payment=paid',
    'payment=noPaymentRequired',
    'payment=pending&sort=name',
    'role=media',
    'role=speaker&status=pending',
    'photograph=review',
    'photograph=requested',
    'photograph=missing',
    'owner=mine',
    'owner=free',
    'citizenship=foreign',
    'security=notGiven',
    'status=approved&security=passportPending',
    'status=pending&security=passportVerified',
    'sort=security&status=approved',
    'sort=securityDown&status=draft',
    'citizenship=russian&sort=company',
    'waiting=3',
    'waiting=14',
    'sentFrom=2025-09-10',
    'sentFrom=2025-07-01&sentTo=2025-07-02',
    'changedFrom=2025-09-15',
    'changedFrom=2025-09-01',
  ]),
  ...of('committee', 'applications, searched', 'applications', searches),
  ...of('committee', 'counts of applications', 'applications/counts', ['', ...searches]),
  ...of('committee', 'applications, searched and sorted', 'applications', [
    ...byName,
    ...byName.map(search => search.replace('sort=name', 'sort=company')),
    `status=approved&q=${encodeURIComponent('иванов')}`,
    `changedFrom=2025-09-15&q=${encodeURIComponent('иванов')}`,
  ]),
  ...of('committee', 'decisions', 'decisions', [
    '',
    ...each('decision', ['approve', 'reject']),
    ...each('state', decisionStates),
    ...sorted(decisionSorts),
    'from=2025-09-10',
    ...searches,
  ]),
  ...of('committee', 'people of a decision', 'decisions/:batch/people', [
    '',
    ...sorted(deliverySorts),
    ...each('delivery', ['sent', 'failed']),
    ...searches,
  ]),
  ...of('committee', 'groups', 'groups', [
    '',
    ...sorted(groupSorts),
    ...each('size', groupSizes),
    ...each('companyType', ['bank', 'fintech', 'regulator']),
    'from=2025-09-01',
    ...searches,
  ]),
  ...of('committee', 'groups', 'groups/counts', ['', ...searches]),
  ...of('committee', 'groups', 'group-choices', ['']),
  ...of('finance', 'invoices', 'invoices', [
    '',
    ...each('status', ['unpaid', 'paid', 'cancelled']),
    ...sorted(invoiceSorts),
    'sort=fewestPeople&status=unpaid',
    'from=2025-09-01&status=paid',
    'q=2025-0123',
    ...searches,
  ]),
  ...of('finance', 'card payments', 'card-payments', [
    '',
    'refundDue=true',
    'refundDue=false',
    ...sorted(cardPaymentSorts),
    'sort=nameDown&refundDue=false',
    ...each('status', ['failed', 'succeeded', 'refunded']),
    'failure=insufficient_funds',
    'from=2025-09-10',
    ...searches,
    ...byName,
  ]),
  ...of('finance', 'closings', 'closings', [
    '',
    ...sorted(closingSorts),
    ...each('state', closingStates),
    ...searches,
  ]),
  ...of('security', 'passports', 'passports', [
    '',
    ...each('security', [
      'passportPending',
      'notGiven',
      'passportVerified',
      'passportFailed',
      'onHold',
      'rejected',
    ]),
    ...sorted(passportSorts),
    'sort=citizenshipDown&security=notGiven',
    'from=2025-09-10',
    'citizenship=foreign',
    'citizenship=foreign&sort=citizenship',
    'citizenship=russian&sort=name',
    ...frequent.flatMap(found => [
      `citizenship=foreign&${found}`,
      `citizenship=russian&${found}`,
      `citizenship=russian&sort=name&${found}`,
    ]),
    ...searches,
    ...byName,
  ]),
  ...of('security', 'counts of passports', 'passports/counts', ['', 'security=notGiven', ...searches]),
  ...of('admin', 'call desk', 'calls', [
    '',
    'tab=later',
    ...sorted(callSorts),
    'from=2025-09-10',
    ...searches,
    ...byName,
  ]),
  ...of('admin', 'call desk', 'calls/counts', ['', ...searches]),
  ...of('committee', 'photographs', 'photographs', [
    '',
    ...sorted(photographSorts),
    ...each('check', photographChecks),
    'check=look&sort=name',
    'from=2025-09-10',
    ...searches,
    ...byName,
  ]),
  ...of('admin', 'duplicates', 'duplicates', [
    '',
    ...each('state', ['different', 'merged']),
    ...sorted(duplicateSorts),
    ...searches,
  ]),
  ...of('admin', 'badges and passes', 'badges', [
    '',
    'standing=printed&sort=companyDown',
    ...sorted(badgeSorts),
    ...each('kind', badgedKinds),
    ...each('standing', badgeStandings),
    ...lately,
    ...lately.map(days => `sort=name&${days}`),
    ...searches,
  ]),
  ...of('admin', 'badges and passes', 'passes', [
    '',
    'state=valid&sort=newest',
    'kind=participant&sort=nameDown',
    ...sorted(passSorts),
    'state=valid&sort=scanDown',
    'state=valid&sort=badge',
    ...each('kind', passKinds),
    ...each('state', passStates),
    'kind=vehicle&sort=company',
    ...lately,
    ...lately.map(days => `sort=name&${days}`),
    ...searches,
  ]),
  ...of('admin', 'badges and passes', 'passes/counts', ['', 'state=valid', ...lately, ...searches]),
  ...of('admin', 'badges and passes', 'badges/counts', ['', 'standing=toPrint', ...lately, ...searches]),
  ...of('support', 'chats', 'chats', [
    '',
    ...each('state', ['mine', 'open', 'closed', 'all']),
    ...chatSorts.flatMap(sort => [`state=all&sort=${sort}`, `state=waiting&sort=${sort}`]),
    ...searches.map(search => `state=all&${search}`),
    ...byName.map(search => search.replace('sort=name', 'state=all&sort=person')),
  ]),
  ...of('admin', 'mailings', 'letters', [
    '',
    'state=sent',
    ...sorted(letterSorts),
    `q=${encodeURIComponent('отель')}`,
  ]),
  ...of('support', 'messages', 'messages', ['']),
  ...of('support', 'messages', 'messages/failed', [
    '',
    'channel=sms&fault=address',
    ...sorted(failedSorts),
    'from=2025-09-10',
  ]),
  ...of('admin', 'people of a letter', 'letters/:letter/people', [
    '',
    'sort=oldest',
    'sort=name',
    'sort=nameDown',
    'delivery=failed',
    'delivery=sent&sort=name',
    'sort=delivery',
    'sort=deliveryDown',
    ...searches,
    ...byName,
  ]),
  ...of('admin', 'changes and erasures', 'changes', [
    '',
    ...sorted(changeSorts),
    'sort=companyDown&kind=identity',
    'owner=free',
    ...each('status', ['granted', 'refused', 'withdrawn']),
    ...searches,
  ]),
  ...of('admin', 'changes and erasures', 'changes/counts', ['', ...searches]),
  ...of('admin', 'changes and erasures', 'erasures', [
    '',
    ...sorted(ownedRequestSorts),
    ...each('status', ['withdrawn', 'refused', 'done']),
    ...searches,
  ]),
  ...of('admin', 'changes and erasures', 'erasures/counts', ['', ...searches]),
  ...of('logistics', 'transfers', 'transfers', [
    '',
    'direction=arrival',
    'day=2026-02-17',
    ...sorted(transferSorts),
    'sort=emptiest&direction=departure',
    'from=2026-02-17&to=2026-02-18&sort=nameDown',
    ...searches,
    ...byName,
    `sort=fullest&q=${encodeURIComponent('иванов')}`,
    `sort=emptiest&q=${encodeURIComponent('банк')}`,
  ]),
  ...of('logistics', 'transfers', 'transfers/counts', ['', ...searches]),
  ...[...texts, 'чийковский', 'смирнова анна'].map(
    (q): ConsoleCall => ({ role: 'admin', what: 'palette', path: '/organizer/search', body: { q } }),
  ),
  ...of('admin', 'log', 'audit', [
    '',
    'sort=oldest',
    'action=approve',
    'kind=application',
    'role=committee',
    'kind=application&role=clock',
    'from=2025-09-10&to=2025-09-12',
    'sort=role',
    'sort=roleDown',
    'sort=action',
    'sort=actionDown&kind=application',
    'sort=kind&role=committee',
    'sort=kindDown&from=2025-09-10&to=2025-09-12',
  ]),
  ...of('security', 'log', 'audit', [
    '',
    'kind=passport',
    'kind=application',
    'sort=role',
    'sort=actionDown',
    'sort=kind',
  ]),
  ...of('admin', 'counts of the log', 'audit/counts', ['', 'kind=application', 'action=approve']),
  ...of('security', 'counts of the log', 'audit/counts', ['']),
  ...of('finance', 'refunds', 'refunds', [
    '',
    ...sorted(refundSorts),
    'owner=free',
    ...each('kind', refundKinds),
    ...each('state', refundTabs),
    ...searches,
  ]),
  ...of('finance', 'refunds', 'refund-requests', ['']),
  ...of('finance', 'refunds', 'credits', ['']),
  ...of('security', 'lists for security', 'security-checks', ['', ...lately]),
  ...of('security', 'watch list', 'watch-list/hits', [
    '',
    ...sorted(watchHitSorts),
    ...each('state', ['same', 'other']),
  ]),
  ...of('security', 'watch list', 'watch-list/people', [
    '',
    ...sorted(watchEntrySorts),
    ...lately,
    ...searches,
  ]),
  ...of('admin', 'overview', 'dashboard', ['']),
  ...of('committee', 'overview', 'dashboard', ['']),
  ...of('security', 'overview', 'dashboard', ['']),
  ...of('logistics', 'overview', 'dashboard', ['']),
  ...of('admin', 'overview', 'overview', ['']),
  ...of('finance', 'counts of money', 'card-payments/counts', ['', ...searches]),
  ...of('finance', 'counts of money', 'refunds/counts', ['', ...searches]),
  ...of('committee', 'counts of decisions', 'decisions/counts', ['', ...searches]),
  ...siteCalls,
  ...teamCalls,
]
