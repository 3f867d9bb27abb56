import { viewNameKey } from '#domain/saved-view/saved-view.ts'
import type { ViewedList } from '#domain/saved-view/viewed-list.ts'
import type { Tx } from '../persistence/database.ts'
import { insertView } from '../persistence/saved-view-queries.ts'
import { preparedAt } from './seed-edition.ts'

type DemoView = { list: ViewedList; name: string; query: Record<string, string>; shared: boolean }

const views: Record<'committee' | 'finance' | 'content', DemoView[]> = {
  committee: [
    {
      ...{ list: 'applications', name: 'Одобрены, не оплачены', shared: true },
      query: { status: 'approved', payment: 'unpaid', sort: 'company', columns: 'role.payment.submitted' },
    },
    {
      ...{ list: 'applications', name: 'Ждут больше недели', shared: false },
      query: { waiting: '7' },
    },
  ],
  content: [
    {
      ...{ list: 'content-speaker', name: 'Без английского', shared: true },
      query: { untranslated: 'en', sort: 'newest' },
    },
  ],
  finance: [{ list: 'invoices', name: 'Оплаченные', query: { status: 'paid' }, shared: false }],
}

/** Views that the demo's committee, finance and editors have saved of their lists. */
export async function seedSavedViews(tx: Tx, team: Record<keyof typeof views, string>): Promise<void> {
  for (const role of ['committee', 'finance', 'content'] as const)
    for (const view of views[role])
      await insertView(tx, {
        ...view,
        ...{ accountGuid: team[role], nameKey: viewNameKey(view.name), savedAt: preparedAt },
      })
}
