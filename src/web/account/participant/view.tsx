import { useQuery } from '@tanstack/react-query'
import { Building2, ChevronRight, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SessionUser } from '#contract/auth.ts'
import { type EndedReason, readEndedApplication } from '#contract/ended-application.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useLinkTerm } from './rules.ts'
import { participantName, participantStatus } from './words.ts'

const words: Record<EndedReason, { title: () => string; text: () => string }> = {
  replaced: { title: m.signup_ended_replaced, text: m.signup_ended_replaced_text },
  cancelled: { title: m.signup_ended_cancelled, text: m.signup_ended_cancelled_text },
  declined: { title: m.signup_ended_declined, text: m.signup_ended_declined_text },
}

/** Tells somebody whose application has ended what became of it, before they start anew. */
export function EndedNotice() {
  const { supportEmail } = useEdition()
  const { users } = useSession()
  const { data } = useQuery({
    queryKey: ['ended-application'],
    queryFn: ({ signal }) => callApi(readEndedApplication, { signal }),
    staleTime: 0,
  })
  // Whoever still has other participants sees for themselves who is missing.
  if (!data?.reason || (data.reason === 'declined' && users.length > 0)) return null
  const { title, text } = words[data.reason]
  return (
    <Banner
      tone="info"
      announce="status"
      title={title()}
      className="mb-8"
      action={
        <a href={`mailto:${supportEmail}`} className="text-link">
          {supportEmail}
        </a>
      }
    >
      {text()}
    </Banner>
  )
}

type UserRowProps = {
  user: SessionUser
  current: boolean
  /** Each photograph is a request of its own, so only so many rows show one. */
  withPhotograph: boolean
  onChoose: () => void
}

/** A participant to open: face, name, what they are to the account, company and state. */
export function UserRow({ user, current, withPhotograph, onChoose }: UserRowProps) {
  const locale = useLocale()
  const { url } = usePrivateFile(withPhotograph ? user.photographFileGuid : null)
  const name = participantName(user, locale)
  const { tone, word } = participantStatus(user, useLinkTerm(user))
  return (
    <EntryRow
      picture={<Avatar name={name} src={url ?? undefined} size="3xl" />}
      title={name}
      tie={tieWord(user)}
      line={user.companyShortName}
      state={
        <StatusChip
          tone={tone}
          // A phone has no room for the longest state in one line, so let it wrap rather than cut it.
          className="max-sm:h-auto max-sm:min-h-7 max-sm:py-1 max-sm:leading-5 max-sm:[&>span]:whitespace-normal"
        >
          {word}
        </StatusChip>
      }
      current={current}
      onChoose={onChoose}
    />
  )
}

/** What a participant is to the account: oneself, somebody assisted, or an application filled in for another person. */
export function tieWord({ primary, sections }: Pick<SessionUser, 'primary' | 'sections'>): string {
  if (primary) return m.auth_select_you()
  return sections && sections.length > 0 ? m.auth_select_assisted() : m.auth_select_registered()
}

export function GroupRow({ coordinator, onChoose }: { coordinator: string; onChoose: () => void }) {
  return (
    <EntryRow
      picture={<Sign Icon={UsersRound} />}
      title={m.auth_select_group()}
      line={m.auth_select_group_text({ name: coordinator })}
      onChoose={onChoose}
    />
  )
}

export function CompanyRow({ owner, onChoose }: { owner: string; onChoose: () => void }) {
  return (
    <EntryRow
      picture={<Sign Icon={Building2} />}
      title={m.auth_select_company()}
      line={m.auth_select_company_text({ name: owner })}
      onChoose={onChoose}
    />
  )
}

function Sign({ Icon }: { Icon: typeof UsersRound }) {
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6" />
    </span>
  )
}

type EntryRowProps = {
  picture: ReactNode
  title: string
  tie?: string
  line: string | null
  state?: ReactNode
  current?: boolean
  onChoose: () => void
}

function EntryRow({ picture, title, tie, line, state, current, onChoose }: EntryRowProps) {
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onChoose}
      className="flex min-h-18 w-full items-center gap-4 rounded-sm py-3 text-left -outline-offset-2 hover:bg-sunken sm:px-3"
    >
      {picture}
      <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1.5 sm:flex-row sm:items-center">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">
            <span className="mr-1">{title}</span>
            {/* The space separates the two for screen readers. */}
            {tie && ' '}
            {tie && <span className="inline-block text-sm font-normal text-text-quiet">{tie}</span>}
          </span>
          {line && <span className="block truncate text-sm text-text-quiet">{line}</span>}
        </span>
        {state && <span className="max-w-full self-start sm:self-auto">{state}</span>}
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
    </button>
  )
}

type ParticipantStateProps = {
  user: SessionUser
  /** A more exact sentence than that of the state. */
  meaning?: string | undefined
  /** Buttons or links for this state. */
  children?: ReactNode
}

/** One participant: name and company, the state in a chip, what it means and who acts next. */
export function ParticipantState({ user, meaning, children }: ParticipantStateProps) {
  const locale = useLocale()
  const status = participantStatus(user, useLinkTerm(user))
  return (
    <div className="py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{participantName(user, locale)}</h2>
          <p className="text-sm text-text-quiet empty:hidden">
            {[user.primary ? null : tieWord(user), user.companyShortName].filter(Boolean).join(' · ')}
          </p>
        </div>
        <StatusChip tone={status.tone}>{status.word}</StatusChip>
      </div>
      <p className="mt-3 measure">{meaning ?? status.meaning}</p>
      {user.decisionReason && (
        <p className="mt-1 measure whitespace-pre-line">
          {m.cabinet_decision_reason({ reason: user.decisionReason })}
        </p>
      )}
      <p className="mt-0.5 text-sm text-text-quiet">{status.who}</p>
      {status.next && !meaning && <p className="mt-0.5 measure text-sm text-text-quiet">{status.next}</p>}
      {children}
    </div>
  )
}
