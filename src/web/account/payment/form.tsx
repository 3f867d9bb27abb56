import { useState } from 'react'
import type { z } from 'zod'
import { companyPayer, type Invoice, individualPayer } from '#contract/payment.ts'
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
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { InnField } from './parts/inn-field.tsx'
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

type CompanyPayer = z.input<typeof companyPayer>

/** The payer's form for an invoice, with these initial values. */
export function useCompanyPayerForm(start: Pick<CompanyPayer, 'name' | 'inn' | 'kpp' | 'address'>) {
  return useContractForm(companyPayer, {
    start: { kind: 'company', ...start },
    fields: namedFields({
      inn: m.payment_inn,
      name: m.payment_company_name,
      kpp: m.payment_kpp,
      address: m.payment_company_address,
      consent: () => consentSentence('payerDetails'),
    }),
    fieldOf: fieldUnder('payer'),
    prefix: 'invoice-',
  })
}

type CompanyPayerFieldsProps = Pick<ReturnType<typeof useCompanyPayerForm>, 'form' | 'errorOf' | 'summary'>

/** The payer of an invoice: found by INN, can be corrected by hand. */
export function CompanyPayerFields({ form, errorOf: error, summary }: CompanyPayerFieldsProps) {
  return (
    <>
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      <InnField
        form={form}
        error={error('inn')}
        onFound={company => {
          const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
          form.setValue('name', company.name, options)
          form.setValue('kpp', company.kpp ?? '', options)
          if (company.address) form.setValue('address', company.address, options)
        }}
      />
      <TextField
        {...form.register('name')}
        id="invoice-name"
        label={m.payment_company_name()}
        autoComplete="organization"
        error={error('name')}
      />
      <TextField
        {...form.register('kpp')}
        id="invoice-kpp"
        label={m.payment_kpp()}
        hint={m.payment_kpp_hint()}
        autoComplete="off"
        className="tabular max-w-48"
        error={error('kpp')}
      />
      <TextField
        {...form.register('address')}
        id="invoice-address"
        label={m.payment_company_address()}
        hint={m.payment_payer_address_hint()}
        autoComplete="off"
        error={error('address')}
      />
      <ConsentBox
        {...form.register('consent')}
        id="invoice-consent"
        kind="payerDetails"
        error={error('consent')}
      />
    </>
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
      <TextField
        {...form.register('fullName')}
        id="card-fullName"
        label={m.payment_full_name()}
        hint={m.payment_full_name_hint()}
        autoComplete="name"
        error={error('fullName')}
      />
      <TextField
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
