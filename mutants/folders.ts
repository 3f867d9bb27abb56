/** What is mutated, by which tests it must be noticed, and how large a share of the changes these must notice at least (issue of 2026: domain 0.95). */
export type Folder = {
  /** Under src/. */
  path: string
  /** Globs of the tests. Those that hardly touch the folder are left out: each mutant runs all that reach it. */
  tests: string[]
  least: number
}

const httpTests = (...names: string[]) => names.map(name => `test/http/${name}.test.ts`)

export const folders: Folder[] = [
  { path: 'domain', tests: ['src/domain/**/*.test.ts'], least: 0.95 },
  {
    path: 'server/usecases/payment',
    tests: httpTests(
      'card-*',
      'group-card-payment',
      'invoice-money',
      'payment-together',
      'ended-while-paying',
      'refund*',
      'settlement-receipt',
      'waiver-with-approval',
      'replacement-money',
    ),
    least: 0.85,
  },
  {
    path: 'server/usecases/invoice',
    tests: httpTests(
      'invoice*',
      'group-payment',
      'payment-together',
      'pay-address',
      'ended-while-paying',
      'closing',
      'stored-sums',
      'vat-over-new-year',
      'group-withdrawal',
      'ended-by-forum',
    ),
    least: 0.85,
  },
  {
    path: 'server/usecases/decision',
    tests: httpTests(
      'decision*',
      'ended-by-forum',
      'group-approval',
      'recall',
      'replacement',
      'waiver-with-approval',
      'idempotent-decision',
      'photograph-request',
    ),
    least: 0.85,
  },
  {
    path: 'server/usecases/passport',
    tests: httpTests('passport*', 'scan-finding', 'console-list', 'file-store-fault'),
    least: 0.85,
  },
  {
    path: 'server/usecases/group',
    tests: httpTests('group*', 'own-group', 'replacement*', 'coordinator-told'),
    least: 0.85,
  },
  {
    path: 'server/usecases/auth',
    tests: httpTests(
      'one-time-code',
      'code-budget',
      'known-device',
      'login-link',
      'access-token*',
      'own-login',
    ),
    least: 0.85,
  },
]
