import { useState } from 'react'
import { type Badge, type BadgeData, badgeData } from '#contract/badge.ts'
import { m } from '#messages/compiled/messages.js'
import type { ChangeRequesting } from '#web/account/section/queries.ts'
import { RequestDialog } from '#web/account/section/view.tsx'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { type SectionField, sectionDifference } from '#web/kit/section/section-difference.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useSaveBadge } from './use-badge.ts'

type BadgeFormProps = {
  guid: string
  badge: Badge
  requesting: ChangeRequesting
  /** Updates the preview as the person types. */
  onTyped: (values: BadgeData) => void
  /** Called when the request was sent or the form was left. */
  onDone: () => void
}

/** Company and position as printed: saved directly, but a new company's name is sent as a change request once it is locked. */
export function BadgeForm({ guid, badge, requesting, onTyped, onDone }: BadgeFormProps) {
  // The version at opening; the badge itself is read again every minute.
  const [opened, setOpened] = useState(badge)
  const save = useSaveBadge(guid, opened)
  const [proposed, setProposed] = useState<BadgeData | null>(null)
  const { form, errorOf, summary, submit, attempt } = useContractForm(badgeData, {
    start: valuesOf(badge),
    fields: fields(),
  })
  const asks = ({ companyShortName }: BadgeData) =>
    badge.lock.locked && companyShortName.trim() !== (opened.companyShortName ?? '')
  const requests = asks(form.watch())
  const { blocker, pass } = useLeaveGuard(form.formState.isDirty)

  const store = submit(async values => {
    if (!asks(values)) return finish(await save.submit(values, opened.version))
    setProposed(values)
    return false
  })

  function finish(saved: Badge | null): boolean {
    if (!saved) return false
    setOpened(saved)
    form.reset(valuesOf(saved))
    toasts.show({ title: m.section_saved(), tone: 'positive' })
    onDone()
    return true
  }

  function take(values: BadgeData): void {
    form.reset(values)
    onTyped(values)
  }

  return (
    <form onSubmit={store} onChange={() => onTyped(form.getValues())} noValidate className="space-y-6">
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      {save.conflict && (
        <SectionConflict
          differences={sectionDifference(fields(), save.conflict.typed, valuesOf(save.conflict.fresh))}
          pending={save.pending}
          onKeepMine={() => void attempt(async () => finish(await save.keepMine()))}
          onTakeTheirs={() => {
            const taken = save.takeTheirs()
            if (!taken) return
            setOpened(taken)
            take(valuesOf(taken))
          }}
        />
      )}
      <TextField
        label={m.badge_company()}
        hint={badge.lock.locked ? m.badge_company_locked_hint() : m.badge_company_hint()}
        autoComplete="organization"
        error={errorOf('companyShortName')}
        {...form.register('companyShortName')}
      />
      <TextField
        label={m.badge_position()}
        hint={m.badge_position_hint()}
        autoComplete="organization-title"
        error={errorOf('position')}
        {...form.register('position')}
      />
      <PinnedAction>
        <div className="flex gap-3 max-sm:[&>:first-child]:flex-1">
          <Button type="submit" loading={save.pending}>
            {requests ? m.section_request_action() : m.badge_save()}
          </Button>
          {requests && (
            <Button
              variant="quiet"
              onClick={() => {
                take(valuesOf(badge))
                onDone()
              }}
            >
              {m.cancel()}
            </Button>
          )}
        </div>
      </PinnedAction>
      {proposed && (
        <RequestDialog
          requesting={requesting}
          proposed={proposed}
          onSent={() => {
            pass()
            onDone()
          }}
          onClose={() => setProposed(null)}
        />
      )}
      <LeaveDialog blocker={blocker} saving={save.pending} onSave={store} />
    </form>
  )
}

export function valuesOf({
  companyShortName,
  position,
}: Pick<Badge, 'companyShortName' | 'position'>): BadgeData {
  return { companyShortName: companyShortName ?? '', position: position ?? '' }
}

const fields = (): SectionField<BadgeData>[] => [
  { name: 'companyShortName', label: m.badge_company() },
  { name: 'position', label: m.badge_position() },
]
