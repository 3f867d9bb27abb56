import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ApplicationDraft } from './use-application-draft.ts'

/** Explains that the application was changed elsewhere, or is not a draft any more: what was kept and what to do. */
export function ConflictNotice({ draft }: { draft: ApplicationDraft }) {
  const to = usePaths()
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { state } = draft.save
  if (state === 'closed')
    return (
      <Banner tone="attention" announce="alert" title={m.signup_closed_title()}>
        <p>{draft.save.problem}</p>
        <Button asChild variant="secondary" className="mt-4">
          <Link to={to('login-waiting')}>{m.signup_to_waiting()}</Link>
        </Button>
      </Banner>
    )
  if (state !== 'conflict') return null

  const settle = async (keep: 'mine' | 'theirs') => {
    setBusy(keep)
    setProblem(null)
    try {
      await draft.settle(keep)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : null)
    }
    setBusy(null)
  }
  return (
    <Banner tone="attention" announce="alert" title={m.signup_conflict_title()}>
      <p>{m.signup_conflict_text()}</p>
      {problem && <p className="mt-2 text-negative">{problem}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" loading={busy === 'mine'} onClick={() => settle('mine')}>
          {m.signup_conflict_mine()}
        </Button>
        <Button variant="quiet" loading={busy === 'theirs'} onClick={() => settle('theirs')}>
          {m.signup_conflict_theirs()}
        </Button>
      </div>
    </Banner>
  )
}
