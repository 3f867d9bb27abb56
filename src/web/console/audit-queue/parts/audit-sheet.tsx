import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import { auditKindWords } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { actorOf, doneOf, roleOf, whyOf } from '../words.ts'
import { AuditChange } from './audit-columns.tsx'
import { AuditSubject } from './audit-subject.tsx'

type AuditSheetProps = { row: AuditEntryRow; onClose: () => void }

/** One entry with everything that the log says. */
export function AuditSheet({ row, onClose }: AuditSheetProps) {
  const locale = useLocale()
  const moments = useMoments()
  const reason = whyOf(row, locale)
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={doneOf(row)}
      description={moments.moment(row.at)}
      closeLabel={m.close()}
    >
      <DefinitionList
        items={[
          {
            term: m.audit_column_actor(),
            value: [actorOf(row, locale), roleOf(row)].filter(Boolean).join(' · '),
          },
          { term: m.audit_column_subject(), value: <AuditSubject row={row} /> },
          { term: m.audit_filter_kind(), value: auditKindWords[row.subject.kind]() },
          { term: m.audit_column_change(), value: <AuditChange row={row} /> },
          { term: m.audit_column_reason(), value: reason ?? '—' },
        ]}
      />
    </Sheet>
  )
}
