import { Link, type LinkProps } from 'react-router'
import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { auditListPages } from '../rules.ts'
import { subjectOf } from '../words.ts'

/** What an entry is about, as a link for those who may go there. */
export function AuditSubject({ row }: { row: AuditEntryRow }) {
  const address = useSubjectAddress()(row.subject)
  const words = subjectOf(row, useLocale())
  if (address === null) return words
  return (
    <Link {...address} className="text-link inline-flex min-h-6 items-center">
      {words}
    </Link>
  )
}

function useSubjectAddress() {
  const to = usePaths()
  const target = useRecordTarget()
  const { may } = useOrganiser()
  return ({
    kind,
    guid,
    applicationGuid,
    contentKind,
  }: AuditEntryRow['subject']): Pick<LinkProps, 'to' | 'state'> | null => {
    if (kind === 'chat') return may('answer-chats') ? target('organiser-chat', guid) : null
    if (applicationGuid) {
      if (may('read-applications')) return target('organiser-application', applicationGuid)
      return may('read-passports') ? target('organiser-passport', applicationGuid) : null
    }
    if (kind === 'invoice') return may('read-payments') ? target('organiser-invoice', guid) : null
    if (kind === 'company') return may('read-companies') ? target('organiser-company', guid) : null
    if (kind === 'message') return may('read-messages') ? target('organiser-message', guid) : null
    if (kind === 'group' && may('read-applications'))
      return {
        to: `${to('organiser-applications')}?${new URLSearchParams({ status: 'all', group: guid })}`,
      }
    if (contentKind)
      return may('edit-content') ? { to: to('organiser-content-item', { kind: contentKind, guid }) } : null
    const list = auditListPages[kind]
    return list && may(list.permission) ? { to: to(list.page) } : null
  }
}
