import { Link } from 'react-router'
import type { CompanyHistory } from '#contract/organiser-company.ts'
import { auditKindWords } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { HistoryList } from '#web/console/history/view.tsx'
import { SentMessages } from '#web/console/message/view.tsx'
import { NoteList } from '#web/console/record/form.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useCompanyHistory, useCompanyMessages, useWriteCompanyNote } from '../queries.ts'

/** What happens with the company in time: colleagues' notes, messages to those who deal with it here, and what was done. */
export function CompanyHistorySections({ companyKey }: { companyKey: string }) {
  const { data, error, refetch } = useCompanyHistory(companyKey)
  const write = useWriteCompanyNote(companyKey)
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    )
  return (
    <>
      <Section title={m.organiser_notes()} lead={m.company_notes_lead()} level={2} space="none">
        <NoteList notes={data.notes} write={write} />
      </Section>
      <CompanyMessages companyKey={companyKey} />
      <Section title={m.organiser_history()} level={2} space="none">
        <HistoryList rows={data.history} linked={false} recordOf={row => <EntryRecord row={row} />} />
      </Section>
    </>
  )
}

function CompanyMessages({ companyKey }: { companyKey: string }) {
  const { items, error, refetch, ...list } = useCompanyMessages(companyKey)
  if (error && !items) return <LoadFailure error={error} onRetry={() => void refetch()} />
  // Messages from before they named their recipient are not found: an empty list would say that there were none.
  if (!items || items.length === 0) return null
  return (
    <Section title={m.company_messages()} level={2} space="none">
      <SentMessages messages={items} />
      <LoadMore
        shownText={m.organiser_shown({ count: items.length })}
        moreText={list.hasNextPage ? m.load_more() : undefined}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </Section>
  )
}

/** The invoice as a link, anything else by its kind; a note is the company's own. */
function EntryRecord({ row: { kind, invoice } }: { row: CompanyHistory['history'][number] }) {
  const target = useRecordTarget()
  if (!invoice) return auditKindWords[kind]()
  return (
    <Link className="text-link tabular" {...target('organiser-invoice', invoice.guid)}>
      {m.organiser_history_invoice({ number: invoice.number })}
    </Link>
  )
}
