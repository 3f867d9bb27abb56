import { useState } from 'react'
import type { z } from 'zod'
import { type Invoice, individualPayer } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentBox } from '#web/account/consent/view.tsx'
import { consentSentence } from '#web/account/consent/words.ts'
import { fieldUnder } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { WrappingField } from '#web/ui/wrapping-field.tsx'
import { useCancelInvoice } from './queries.ts'

/** Cancels an unpaid invoice after one question: money may already be on its way. */
export function CancelInvoice({
  invoice,
  onCancelled,
  size = 'md',
}: {
  invoice: Invoice
  onCancelled: () => unknown
  size?: 'sm' | 'md'
}) {
  const [open, setOpen] = useState(false)
  const cancel = useCancelInvoice()
  const { number } = invoice

  async function confirm(): Promise<void> {
    try {
      await cancel.mutateAsync(invoice.guid)
    } catch {
      // The dialog stays open and shows the reason.
      return
    }
    setOpen(false)
    toasts.show({ title: m.payment_invoice_cancelled({ number }) })
    await onCancelled()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        cancel.reset()
        setOpen(next)
      }}
      title={m.payment_invoice_cancel_title({ number })}
      description={m.payment_invoice_cancel_text()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet" size={size}>
          {m.payment_invoice_cancel()}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" loading={cancel.isPending} onClick={confirm}>
            {m.payment_invoice_cancel()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.payment_invoice_keep()}</Button>
          </DialogClose>
        </>
      }
    >
      {cancel.error && (
        <Banner tone="negative" announce="alert">
          {cancel.error.message}
        </Banner>
      )}
    </Dialog>
  )
}

type IndividualPayer = z.input<typeof individualPayer>

/** The payer's form for a card, with these initial values. */
export function useIndividualPayerForm(start: Pick<IndividualPayer, 'fullName' | 'address'>) {
  return useContractForm(individualPayer, {
    start,
    fields: namedFields({
      fullName: m.payment_full_name,
      address: m.payment_payer_address,
      consent: () => consentSentence('payerDetails'),
      cardConsent: () => consentSentence('cardPayment'),
    }),
    fieldOf: fieldUnder('payer'),
    prefix: 'card-',
  })
}

type IndividualPayerFieldsProps = Pick<
  ReturnType<typeof useIndividualPayerForm>,
  'form' | 'errorOf' | 'summary'
>

export function IndividualPayerFields({ form, errorOf: error, summary }: IndividualPayerFieldsProps) {
  return (
    <>
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      <WrappingField
        {...form.register('fullName')}
        id="card-fullName"
        label={m.payment_full_name()}
        hint={m.payment_full_name_hint()}
        autoComplete="name"
        error={error('fullName')}
      />
      <WrappingField
        {...form.register('address')}
        id="card-address"
        label={m.payment_payer_address()}
        hint={m.payment_payer_address_hint()}
        autoComplete="street-address"
        error={error('address')}
      />
      <ConsentBox
        {...form.register('consent')}
        id="card-consent"
        kind="payerDetails"
        error={error('consent')}
      />
      <ConsentBox
        {...form.register('cardConsent')}
        id="card-cardConsent"
        kind="cardPayment"
        error={error('cardConsent')}
      />
    </>
  )
}
