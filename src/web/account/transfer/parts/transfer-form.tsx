import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { TransferSection } from '#contract/transfer.ts'
import { judgeTransfer, type TransferFacts } from '#domain/transfer/judge-transfer.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import type { ChangeRequesting } from '#web/account/section/queries.ts'
import { RequestDialog } from '#web/account/section/view.tsx'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { sectionDifference } from '#web/kit/section/section-difference.ts'
import {
  type TransferForm as Form,
  formOf,
  transferFields,
  transferOf,
} from '#web/kit/section/transfer-values.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { LegFields } from '../form.tsx'
import { useSaveTransfer } from './use-transfer.ts'

type TransferFormProps = {
  guid: string
  section: TransferSection
  requesting: ChangeRequesting
  /** Called when the request was sent or the form was left. */
  onDone: () => void
}

/** How the person arrives and leaves: saved directly while open, sent as a change request once locked. */
export function TransferForm({ guid, section, requesting, onDone }: TransferFormProps) {
  const { lock, hubs } = section
  // The version when the form was opened, even if the page reads a newer one.
  const [version, setVersion] = useState(section.version)
  const locale = useLocale()
  const edition = useEdition()
  const save = useSaveTransfer(guid)
  const [proposed, setProposed] = useState<Transfer | null>(null)
  const facts = { forum: edition, hubs: hubs.map(hub => hub.guid) }
  const fields = transferFields(hubs, locale)
  const { form, errorOf, summary, submit, attempt } = useContractForm(judgeTyped(facts), {
    start: formOf(section),
    fields,
  })
  const { blocker, pass } = useLeaveGuard(form.formState.isDirty)
  const needed = form.watch('needed')

  function finish(saved: TransferSection | null): boolean {
    if (!saved) return false
    form.reset(formOf(saved))
    setVersion(saved.version)
    toasts.show({ title: m.section_saved(), tone: 'positive' })
    onDone()
    return true
  }

  const store = submit(async (_, typed) => {
    const transfer = transferOf(typed)
    if (!lock.locked) return finish(await save.submit(transfer, version))
    setProposed(transfer)
    return false
  })

  return (
    <FormProvider {...form}>
      <form onSubmit={store} noValidate className="space-y-8 lg:max-w-168">
        <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
        {save.conflict && (
          <SectionConflict
            differences={sectionDifference(
              fields,
              formOf({ transfer: save.conflict.typed }),
              formOf(save.conflict.fresh),
            )}
            pending={save.pending}
            onKeepMine={() => void attempt(async () => finish(await save.keepMine()))}
            onTakeTheirs={() => {
              const taken = save.takeTheirs()
              if (!taken) return
              form.reset(formOf(taken))
              setVersion(taken.version)
            }}
          />
        )}
        <RadioGroup
          id="needed"
          layout="cards"
          label={m.transfer_needed_question()}
          error={errorOf('needed')}
          options={[
            { value: 'yes', label: m.transfer_yes(), description: m.transfer_yes_text() },
            { value: 'no', label: m.transfer_no(), description: m.transfer_no_text() },
          ]}
          {...form.register('needed')}
        />
        {needed === 'yes' && (
          <>
            <LegFields direction="arrival" section={section} errorOf={errorOf} />
            <LegFields direction="departure" section={section} errorOf={errorOf} />
            <datalist id="transfer-places">
              {section.places.map(place => (
                <option key={place} value={place} />
              ))}
            </datalist>
          </>
        )}
        <PinnedAction>
          <div className="flex gap-3 max-sm:[&>:first-child]:flex-1">
            <Button type="submit" loading={save.pending}>
              {lock.locked ? m.section_request_action() : m.transfer_save()}
            </Button>
            {(lock.locked || version > 0) && (
              <Button
                variant="quiet"
                onClick={() => {
                  form.reset(formOf(section))
                  setVersion(section.version)
                  onDone()
                }}
              >
                {m.cancel()}
              </Button>
            )}
          </div>
        </PinnedAction>
      </form>
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
    </FormProvider>
  )
}

function judgeTyped(facts: TransferFacts): Judge<Form, Transfer> {
  return typed => {
    if (typed.needed === '') return { ok: false, faults: [{ field: 'needed', code: 'required' }] }
    const verdict = judgeTransfer(transferOf(typed), facts)
    return verdict.ok ? { ok: true, value: verdict.transfer } : verdict
  }
}
