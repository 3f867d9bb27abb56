import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { companyPayer, type PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { PinnedAction } from '../cabinet/pinned-action.tsx'
import { ConsentBox } from '../consent/consent-box.tsx'
import { consentSentence } from '../consent/consent-sentence.ts'
import { fieldSentence } from '../form/field-errors.ts'
import { useLocale } from '../session/use-locale.ts'
import { summaryErrors } from './form-errors.ts'
import { InnField } from './inn-field.tsx'
import { PaymentRefusal } from './payment-refusal.tsx'
import { placePayerErrors } from './place-payer-errors.ts'
import { useIssueInvoice, useRefreshPayment } from './use-payment.ts'

type InvoiceFormProps = { guid: string; overview: PaymentOverview }

/** An invoice for an organisation or a sole trader: found by INN, corrected by hand, issued at once. */
export function InvoiceForm({ guid, overview }: InvoiceFormProps) {
  const locale = useLocale()
  const issue = useIssueInvoice()
  const refresh = useRefreshPayment(guid)
  const { companyName, inn, kpp, address } = overview.payerSuggestion
  const form = useForm<z.input<typeof companyPayer>, unknown, z.output<typeof companyPayer>>({
    defaultValues: {
      kind: 'company',
      name: companyName ?? '',
      inn: inn ?? '',
      kpp: kpp ?? '',
      address: address ?? '',
    },
    resolver: zodResolver(companyPayer),
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const error = (name: keyof typeof errors) => fieldSentence(errors[name]?.message, locale)

  const submit = form.handleSubmit(async payer => {
    try {
      const issued = await issue.mutateAsync({
        participantGuids: [guid],
        payer: { ...payer, kpp: payer.kpp || null },
      })
      toasts.show({
        title: m.payment_invoice_issued({ number: issued.number }),
      })
      await refresh()
    } catch (cause) {
      placePayerErrors(cause, form.setError, ['name', 'inn', 'kpp', 'address', 'consent'])
    }
  })
  const labels = {
    inn: m.payment_inn(),
    name: m.payment_company_name(),
    kpp: m.payment_kpp(),
    address: m.payment_company_address(),
    consent: consentSentence('payerDetails'),
  }
  const found = summaryErrors(errors, locale, { prefix: 'invoice-', labels })
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <ErrorSummary title={m.account_errors_title({ count: found.length })} errors={found} />
      <InnField
        form={form}
        error={error('inn')}
        onFound={company => {
          const options = {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          }
          form.setValue('name', company.name, options)
          form.setValue('kpp', company.kpp ?? '', options)
          if (company.address) form.setValue('address', company.address, options)
        }}
      />
      <TextField
        {...form.register('name')}
        id="invoice-name"
        label={labels.name}
        autoComplete="organization"
        error={error('name')}
      />
      <TextField
        {...form.register('kpp')}
        id="invoice-kpp"
        label={labels.kpp}
        hint={m.payment_kpp_hint()}
        autoComplete="off"
        className="tabular max-w-48"
        error={error('kpp')}
      />
      <TextField
        {...form.register('address')}
        id="invoice-address"
        label={labels.address}
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
      <PaymentRefusal error={issue.error} onRefresh={refresh} />
      <PinnedAction
        note={m.payment_invoice_note({
          amount: formatMoney(BigInt(overview.feeKopecks), locale),
        })}
      >
        <Button type="submit" variant="secondary" loading={issue.isPending}>
          {m.payment_invoice_issue()}
        </Button>
      </PinnedAction>
    </form>
  )
}
