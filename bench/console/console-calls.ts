import type { OrganiserRole } from '#domain/access/organiser-role.ts'

/** With a body it is sent. */
type ConsoleCall = { role: OrganiserRole; what: string; path: string; body?: { q: string } }

const of = (role: OrganiserRole, what: string, path: string, queries: readonly string[]): ConsoleCall[] =>
  queries.map(query => ({ role, what, path: `/organizer/${path}${query && `?${query}`}` }))

/** What people look for: a surname of many, one of few, in Latin letters, in the wrong layout, a phone, a company, a few letters, nobody. */
const texts = [
  'чайковский',
  'tchaikovsky',
  'xfqrjdcrbq',
  'иванов',
  '+79070000777',
  'банк',
  'северный мост',
  'ив',
  'щщщщщщ',
]
const searches = texts.map(text => `q=${encodeURIComponent(text)}`)

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
    'citizenship=russian&sort=company',
    'waiting=3',
    'waiting=14',
    'sentFrom=2025-09-10',
    'sentFrom=2025-07-01&sentTo=2025-07-02',
    'changedFrom=2025-09-15',
    'changedFrom=2025-09-01',
  ]),
  ...of('committee', 'applications, searched', 'applications', searches),
  // Those who are found by a frequent name stand together in an order by names.
  ...of('committee', 'applications, searched and sorted', 'applications', [
    ...['чайковский', 'иванов', 'ив', 'банк'].flatMap(text =>
      ['name', 'company'].map(sort => `sort=${sort}&q=${encodeURIComponent(text)}`),
    ),
    `status=approved&q=${encodeURIComponent('иванов')}`,
    `changedFrom=2025-09-15&q=${encodeURIComponent('иванов')}`,
  ]),
  ...of('committee', 'decisions', 'decisions', [
    '',
    'decision=reject',
    'state=sent',
    'state=waiting',
    'state=recalled',
    'state=failed',
    'sort=kind',
    'sort=byDown',
    'sort=mostPeople',
    ...searches.slice(0, 4),
  ]),
  ...of('committee', 'groups', 'groups', ['', 'sort=largest', 'sort=coordinator', 'size=none']),
  ...of('committee', 'groups', 'groups/counts', ['']),
  ...of('finance', 'invoices', 'invoices', [
    '',
    'status=unpaid',
    'status=paid',
    'status=cancelled',
    'q=2025-0123',
    ...searches.slice(5, 7),
  ]),
  ...of('finance', 'card payments', 'card-payments', [
    '',
    'refundDue=true',
    'refundDue=false',
    'sort=name',
    'sort=nameDown&refundDue=false',
    'sort=stateDown',
    'sort=finished',
    ...searches.slice(0, 4),
  ]),
  ...of('finance', 'closings', 'closings', ['', 'sort=payer', 'sort=largest', 'sort=mostPeople', 'sort=way']),
  ...of('security', 'passports', 'passports', [
    '',
    'security=passportPending',
    'security=notGiven',
    'security=passportVerified',
    'security=onHold',
    'security=rejected',
    'sort=state',
    'sort=citizenship',
    'sort=citizenshipDown&security=notGiven',
    ...searches,
  ]),
  ...of('admin', 'call desk', 'calls', [
    '',
    'tab=later',
    'sort=name',
    'sort=mostAttempts',
    ...searches.slice(0, 4),
  ]),
  ...of('committee', 'photographs', 'photographs', ['', 'sort=newest', 'sort=name', searches[3] ?? '']),
  ...of('admin', 'duplicates', 'duplicates', ['', 'state=different']),
  ...of('admin', 'badges and passes', 'badges', [
    '',
    'standing=printed&sort=companyDown',
    'kind=employee',
    ...searches.slice(3, 8),
  ]),
  ...of('admin', 'badges and passes', 'passes', [
    '',
    'state=valid&sort=newest',
    'kind=participant&sort=nameDown',
    ...searches.slice(3, 8),
  ]),
  ...of('admin', 'badges and passes', 'passes/counts', ['', 'state=valid', searches[3] ?? '']),
  ...of('admin', 'badges and passes', 'badges/counts', ['', 'standing=toPrint']),
  ...of('support', 'chats', 'chats', [
    '',
    'state=mine',
    'state=open',
    'state=closed',
    'state=all',
    'state=all&sort=owner',
    'state=waiting&sort=ownerDown',
    'state=all&sort=person',
    ...searches.slice(0, 4),
  ]),
  ...of('support', 'messages', 'messages', ['']),
  ...of('support', 'messages', 'messages/failed', ['', 'channel=sms&fault=address', 'sort=mostAttempts']),
  ...of('admin', 'changes and erasures', 'changes', ['', 'sort=name', 'sort=companyDown&kind=identity']),
  ...of('admin', 'changes and erasures', 'erasures', ['', 'sort=name']),
  ...of('logistics', 'transfers', 'transfers', [
    '',
    'direction=arrival',
    'day=2026-02-17',
    'sort=name',
    'sort=dayDown',
    'from=2026-02-17&to=2026-02-18&sort=nameDown',
    ...searches.slice(0, 2),
  ]),
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
  ]),
  ...of('security', 'log', 'audit', ['', 'kind=passport', 'kind=application']),
  ...of('admin', 'counts of the log', 'audit/counts', ['', 'kind=application', 'action=approve']),
  ...of('security', 'counts of the log', 'audit/counts', ['']),
  ...of('finance', 'refunds', 'refunds', ['', 'sort=largest', 'kind=card', searches[3] ?? '']),
  ...of('admin', 'overview', 'dashboard', ['']),
  ...of('committee', 'overview', 'dashboard', ['']),
  ...of('admin', 'overview', 'overview', ['']),
]
