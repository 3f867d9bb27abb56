import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { participantName } from '#web/account/participant/words.ts'
import { rightsFor, sectionAccess } from '#web/account/section/rules.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
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
        : m.assistant_closed_section_text({ section: rightsWords(page) })}
    </EmptyState>
  )
}

/** The right as the person gives it, which may open several pages. */
function rightsWords(page: PageName): string {
  const [first, second] = rightsFor(page).map(right => sectionWords[right].name())
  if (first && second) return m.assistant_right_or({ first, second })
  return first ?? ''
}

/** Stands in the place of the page until the assistant goes on: what follows is somebody else's cabinet. */
export function AccessClosed({ person, onContinue }: { person: SessionUser; onContinue: () => void }) {
  const to = usePaths()
  const locale = useLocale()
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={m.account_access_closed({ name: participantName(person, locale) })}
        action={
          <Button asChild variant="secondary">
            <Link to={to('account')} onClick={onContinue}>
              {m.account_access_closed_go()}
            </Link>
          </Button>
        }
      >
        {m.account_access_closed_text()}
      </EmptyState>
    </div>
  )
}
