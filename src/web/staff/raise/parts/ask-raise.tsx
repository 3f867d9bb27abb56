import type { z } from 'zod'
import { askRaise } from '#contract/raise.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { judgeAsked } from '../rules.ts'

type AskRaiseProps = { placePriceKopecks: string; onClose: () => void }

/** Asks logistics for more places: how many, and what for. */
export function AskRaise({ placePriceKopecks, onClose }: AskRaiseProps) {
  const locale = useLocale()
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const { form, errorOf, top, submit } = useContractForm(judgeAsked, { start: { places: '', reason: '' } })
  const asking = useSend(askRaise, (body: z.output<typeof askRaise.body>) => ({ params: { guid }, body }), {
    async onSuccess() {
      toasts.show({ title: m.staff_raise_sent(), tone: 'positive' })
      onClose()
      await refresh()
    },
  })
  const price = BigInt(placePriceKopecks)
  return (
    <FormDialog
      title={m.staff_raise_ask()}
      description={
        price > 0n
          ? m.staff_raise_ask_text({ price: formatMoney(price, locale) })
          : m.staff_raise_ask_text_free()
      }
      top={top}
      submitText={m.staff_raise_send()}
      pending={asking.isPending}
      onSubmit={submit(body => asking.mutateAsync(body))}
      onClose={onClose}
    >
      <TextField
        label={m.staff_raise_places()}
        inputMode="numeric"
        autoComplete="off"
        fieldClassName="max-w-40"
        error={errorOf('places')}
        {...form.register('places')}
      />
      <TextArea
        label={m.staff_raise_reason()}
        hint={m.staff_raise_reason_hint()}
        rows={3}
        error={errorOf('reason')}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
