import { type FormEvent, useState } from 'react'
import type { ErasureRow } from '#contract/erasure.ts'
import { m } from '#messages/compiled/messages.js'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { erasureName } from './erasure-words.ts'
import { useDecideErasure } from './use-erasures.ts'

type ErasureDialogProps = {
  row: ErasureRow
  decision: 'carryOut' | 'refuse'
  onDone: () => void
  onClose: () => void
}

/** Refuses with a reason, or erases for good after an explicit confirmation. */
export function ErasureDialog({ row, decision, onDone, onClose }: ErasureDialogProps) {
  const locale = useLocale()
  const decide = useDecideErasure(row.guid, () => {
    const title = decision === 'carryOut' ? m.erasure_done_toast() : m.erasure_refused_toast()
    toasts.show({ title, tone: 'positive' })
    onDone()
  })
  if (decision === 'carryOut')
    return (
      <CarryOutDialog
        name={erasureName(row, locale)}
        pending={decide.isPending}
        error={decide.error}
        onSubmit={() => decide.mutate({ decision, answer: null })}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={m.erasure_refuse_title({ name: erasureName(row, locale) })}
      description={m.erasure_refuse_text()}
      label={m.change_answer()}
      hint={m.change_answer_hint()}
      limit={500}
      submitText={m.change_refuse()}
      pending={decide.isPending}
      error={decide.error}
      onSubmit={answer => decide.mutate({ decision, answer })}
      onClose={onClose}
    />
  )
}

type CarryOutProps = {
  name: string
  pending: boolean
  error: Error | null
  onSubmit: () => void
  onClose: () => void
}

function CarryOutDialog({ name, pending, error, onSubmit, onClose }: CarryOutProps) {
  const [understood, setUnderstood] = useState(false)
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (understood && !pending) onSubmit()
  }
  return (
    <Dialog
      open
      sending={pending}
      onOpenChange={open => !open && onClose()}
      title={m.erasure_carry_out_title({ name })}
      description={m.erasure_carry_out_text()}
      closeLabel={m.close()}
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        {error && (
          <Banner tone="negative" announce="alert">
            {error.message}
          </Banner>
        )}
        <Checkbox
          label={m.erasure_understood()}
          checked={understood}
          error={tried && !understood ? m.erasure_understood_required() : undefined}
          onChange={event => setUnderstood(event.target.checked)}
        />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" variant="danger" loading={pending}>
            {m.erasure_carry_out()}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
