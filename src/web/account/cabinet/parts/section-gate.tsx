import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { participantName } from '#web/account/participant/words.ts'
import { sectionAccess } from '#web/account/section/rules.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { findPage, type PageName } from '#web/site-map.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The open page, or an explanation for an assistant without the right to it. Then nothing is requested. */
export function SectionGate({ children }: { children: ReactNode }) {
  const page = findPage(useLocation().pathname)
  const sections = useCurrentParticipant()?.sections ?? null
  const access = page ? sectionAccess(page, sections) : 'open'
  if (page === null || access === 'open') return children
  return <ClosedSection page={page} own={access === 'own'} />
}

function ClosedSection({ page, own }: { page: PageName; own: boolean }) {
  const to = usePaths()
  const locale = useLocale()
  const participant = useCurrentParticipant()
  const name = participant ? participantName(participant, locale) : ''
  return (
    <EmptyState
      level={1}
      title={own ? m.assistant_own_section() : m.assistant_closed_section({ name })}
      action={
        <Button asChild variant="secondary">
          <Link to={to('account')}>{m.assistant_to_home()}</Link>
        </Button>
      }
    >
      {own
        ? m.assistant_own_section_text({ name })
        : m.assistant_closed_section_text({ section: pageTitle(page) })}
    </EmptyState>
  )
}
