import { Link } from 'react-router'
import type { CompanyHistory } from '#contract/organiser-company.ts'
import { auditKindWords } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { HistoryList } from '#web/console/history/view.tsx'
import { SentMessages } from '#web/console/message/view.tsx'
import { NoteList } from '#web/console/record/form.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useCompanyHistory, useWriteCompanyNote } from '../queries.ts'

/** What happens with the company in time: colleagues' notes, messages to its coordinators, and what was done. */
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
      {/* Messages from before they named their group are not found: an empty list would say that there were none. */}
      {data.messages.length > 0 && (
        <Section title={m.company_messages()} level={2} space="none">
          <SentMessages messages={data.messages} />
        </Section>
      )}
      <Section title={m.organiser_history()} level={2} space="none">
        <HistoryList rows={data.history} linked={false} recordOf={row => <EntryRecord row={row} />} />
      </Section>
    </>
  )
}

/** The invoice as a link, anything else by its kind; a note is the company's own. */
function EntryRecord({ row: { kind, invoice } }: { row: CompanyHistory['history'][number] }) {
  const to = usePaths()
  if (!invoice) return auditKindWords[kind]()
  return (
    <Link className="text-link tabular" to={to('organiser-invoice', { guid: invoice.guid })}>
      {m.organiser_history_invoice({ number: invoice.number })}
    </Link>
  )
}
