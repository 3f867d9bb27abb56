import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { type PlannedProgramme, publishProgramme } from '#contract/organiser-programme.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName } from '#web/console/content/words.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { ConflictList } from './conflict-list.tsx'
import { publishPlan } from './publish-plan.ts'

type PublishDialogProps = {
  plan: PlannedProgramme
  selected: ReadonlySet<string>
  edition: string | undefined
  search: string
  onDone: () => void
  onClose: () => void
}

/** What publishing the selected sessions does: counts, what is left out, conflicts to be seen; then each one's result. */
export function PublishDialog({ plan, selected, edition, search, onDone, onClose }: PublishDialogProps) {
  const [accepted, setAccepted] = useState(false)
  const [pressed, setPressed] = useState(false)
  const acceptId = useId()
  const publish = usePublishSessions()
  const what = publishPlan(plan.sessions, selected, plan.conflicts)
  const count = what.fresh.length + what.changed.length
  const refusedForConflicts = publish.error instanceof ApiError && publish.error.code === 'programme_conflict'
  const mustAccept = what.conflicts.length > 0 || refusedForConflicts
  const failed = publish.data?.results.filter(({ ok }) => !ok) ?? []
  const send = () => {
    setPressed(true)
    if (mustAccept && !accepted) return
    const going = new Set([...what.fresh, ...what.changed])
    publish.mutate(
      {
        items: plan.sessions.flatMap(({ guid, version }) => (going.has(guid) ? [{ guid, version }] : [])),
        acknowledgeConflicts: accepted,
        ...(edition && { edition }),
      },
      {
        onSuccess: ({ results }) => {
          const done = results.filter(({ ok }) => ok).length
          if (done > 0) toasts.show({ title: m.content_board_published({ count: done }), tone: 'positive' })
          if (done === results.length) onDone()
        },
      },
    )
  }
  return (
    <Dialog
      open
      sending={publish.isPending}
      onOpenChange={open => !open && onClose()}
      title={m.content_board_publish_title()}
      closeLabel={m.close()}
      size="lg"
      actions={
        <>
          {count > 0 && !publish.data && (
            <Button loading={publish.isPending} onClick={send}>
              {m.content_board_publish_count({ count })}
            </Button>
          )}
          <DialogClose>
            <Button variant="secondary">{publish.data ? m.close() : m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="space-y-5">
        {publish.error && !refusedForConflicts && (
          <Banner tone="negative" announce="alert">
            {publish.error.message}
          </Banner>
        )}
        {failed.length > 0 ? (
          <Banner tone="negative" title={m.content_board_failed_title()} announce="alert">
            <SessionNames
              plan={plan}
              search={search}
              rows={failed.map(({ guid, message }) => ({ guid, note: message }))}
            />
          </Banner>
        ) : (
          <>
            {count === 0 && <Banner tone="info">{m.content_board_nothing()}</Banner>}
            <Counts what={what} />
            {what.unready.length > 0 && (
              <SessionNames
                plan={plan}
                search={search}
                rows={what.unready.map(guid => ({ guid, note: null }))}
              />
            )}
            {what.conflicts.length > 0 && (
              <Banner tone="attention" title={m.content_board_plan_conflicts()}>
                <div className="mt-2">
                  <ConflictList plan={plan} conflicts={what.conflicts} search={search} />
                </div>
              </Banner>
            )}
            {mustAccept && count > 0 && (
              <Checkbox
                id={acceptId}
                label={m.content_board_accept()}
                checked={accepted}
                onChange={event => setAccepted(event.target.checked)}
                error={pressed && !accepted ? m.content_board_accept_needed() : undefined}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

function Counts({ what }: { what: ReturnType<typeof publishPlan> }) {
  const lines = [
    { label: m.content_board_plan_fresh(), count: what.fresh.length },
    { label: m.content_board_plan_changed(), count: what.changed.length },
    { label: m.content_board_plan_same(), count: what.same.length },
    { label: m.content_board_plan_unready(), count: what.unready.length },
  ].filter(({ count }) => count > 0)
  return (
    <dl className="divide-y border-y">
      {lines.map(({ label, count }) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd className="tabular font-medium">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

type SessionNamesProps = {
  plan: PlannedProgramme
  rows: readonly { guid: string; note: string | null }[]
  search: string
}

function SessionNames({ plan, rows, search }: SessionNamesProps) {
  const locale = useLocale()
  const to = usePaths()
  return (
    <ul className="space-y-1 text-sm">
      {rows.map(({ guid, note }) => {
        const session = plan.sessions.find(one => one.guid === guid)
        return (
          <li key={guid}>
            <Link
              to={{ pathname: to('organiser-content-item', { kind: 'programmeSession', guid }), search }}
              className="text-link"
            >
              {session && bilingualName(session.title, locale)}
            </Link>
            {note && ` — ${note}`}
          </li>
        )
      })}
    </ul>
  )
}

type Body = { items: { guid: string; version: number }[]; acknowledgeConflicts: boolean; edition?: string }

function usePublishSessions() {
  const client = useQueryClient()
  return useSend(publishProgramme, (body: Body) => ({ body }), {
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
}
