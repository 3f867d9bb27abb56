import { useController, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { companyPayer } from '#contract/payment.ts'
import { isWholeInn } from '#domain/company/inn.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFound } from '#web/kit/company/company-found.tsx'
import { useCompanyLookup } from '#web/kit/company/company-lookup.ts'
import type { FilledFields } from '#web/kit/company/register-fill.ts'
import { ConsentBox } from '#web/kit/consent/consent-box.tsx'
import { consentSentence } from '#web/kit/consent/consent-words.ts'
import { fieldUnder } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { WrappingField } from '#web/ui/wrapping-field.tsx'

type CompanyPayer = z.input<typeof companyPayer>

type Start = { name: string | null; inn: string | null; kpp: string | null; address: string | null }

/** The payer's form for an invoice, beginning with a company's data; one that has a name and no INN is abroad. */
export function useCompanyPayerForm({ name, inn, kpp, address }: Start) {
  const start: CompanyPayer = {
    kind: 'company',
    hasInn: inn !== null || !name,
    name: name ?? '',
    inn: inn ?? '',
    kpp: kpp ?? '',
    foreignNumber: '',
    address: address ?? '',
    documentsBy: 'post',
    edoOperator: '',
    edoId: '',
  } as CompanyPayer
  return useContractForm(companyPayer, {
    start,
    fields: typed =>
      namedFields({
        inn: m.payment_inn,
        foreignNumber: m.payment_foreign_number,
        name: m.payment_company_name,
        kpp: m.payment_kpp,
        address: typed.hasInn === false ? m.payment_foreign_address : m.payment_company_address,
        documentsBy: m.payment_documents_by,
        edoOperator: m.payment_edo_operator,
        edoId: m.payment_edo_id,
        consent: () => consentSentence('payerDetails'),
      }),
    fieldOf: fieldUnder('payer'),
    prefix: 'invoice-',
  })
}

type CompanyPayerFieldsProps = Pick<
  ReturnType<typeof useCompanyPayerForm>,
  'form' | 'errorOf' | 'summary'
> & {
  /** How a company abroad pays; null where it has to ask. */
  payFromAbroad: string | null
}

/** The payer of an invoice: found by INN, can be corrected by hand; or a company abroad, which has none. */
export function CompanyPayerFields({
  form,
  errorOf: error,
  summary,
  payFromAbroad,
}: CompanyPayerFieldsProps) {
  const hasInn = useController({ control: form.control, name: 'hasInn' })
  const inn = useWatch({ control: form.control, name: 'inn' })
  const typed = (): FilledFields => {
    const { kpp, name, address } = form.getValues()
    return { kpp: kpp ?? '', name, address, shortName: '' }
  }
  const fill = (filled: Pick<FilledFields, 'kpp' | 'name' | 'address'>) => {
    for (const field of ['kpp', 'name', 'address'] as const)
      form.setValue(field, filled[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const lookup = useCompanyLookup(inn ?? '', {
    hasInn: hasInn.field.value ?? true,
    savedInn: (form.formState.defaultValues?.inn ?? '') || undefined,
    typed,
    onFill: fill,
  })
  const innField = form.register('inn')
  return (
    <>
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      {hasInn.field.value && (
        <>
          <TextField
            {...innField}
            onChange={async event => {
              await innField.onChange(event)
              // A complete INN is judged at once, since no later field can change the result.
              if (isWholeInn(event.target.value)) void form.trigger('inn')
              else if (!form.formState.isSubmitted) form.clearErrors('inn')
            }}
            id="invoice-inn"
            label={m.payment_inn()}
            hint={m.payment_inn_hint()}
            inputMode="numeric"
            autoComplete="off"
            className="tabular"
            error={error('inn')}
          />
          <CompanyFound {...lookup} onBranch={fill} />
        </>
      )}
      <Checkbox
        id="invoice-hasInn"
        label={m.payment_no_inn()}
        hint={m.payment_no_inn_hint()}
        name={hasInn.field.name}
        ref={hasInn.field.ref}
        checked={!hasInn.field.value}
        onBlur={hasInn.field.onBlur}
        onChange={event => {
          hasInn.field.onChange(!event.target.checked)
          form.clearErrors(['inn', 'kpp'])
        }}
      />
      {!hasInn.field.value && <PayFromAbroad told={payFromAbroad} />}
      <WrappingField
        {...form.register('name')}
        id="invoice-name"
        label={m.payment_company_name()}
        autoComplete="organization"
        error={error('name')}
      />
      {hasInn.field.value ? (
        <TextField
          {...form.register('kpp')}
          id="invoice-kpp"
          label={m.payment_kpp()}
          hint={m.payment_kpp_hint()}
          autoComplete="off"
          className="tabular"
          fieldClassName="sm:max-w-48"
          error={error('kpp')}
        />
      ) : (
        <TextField
          {...form.register('foreignNumber')}
          id="invoice-foreignNumber"
          label={m.payment_foreign_number()}
          hint={m.payment_foreign_number_hint()}
          optional={m.optional()}
          autoComplete="off"
          className="tabular"
          error={error('foreignNumber')}
        />
      )}
      <WrappingField
        {...form.register('address')}
        id="invoice-address"
        label={hasInn.field.value ? m.payment_company_address() : m.payment_foreign_address()}
        hint={hasInn.field.value ? m.payment_payer_address_hint() : m.payment_foreign_address_hint()}
        autoComplete="off"
        error={error('address')}
      />
      {hasInn.field.value && <DocumentsBy form={form} errorOf={error} />}
      <ConsentBox
        {...form.register('consent')}
        id="invoice-consent"
        kind="payerDetails"
        error={error('consent')}
      />
      <OfferNote />
    </>
  )
}

/** How a company abroad pays, while it chooses the invoice and as long as it is due; `told` is null where it has to ask. */
export function PayFromAbroad({ told }: { told: string | null }) {
  return (
    <Banner tone="info" title={m.payment_abroad_title()}>
      {told ?? m.payment_abroad_ask()}
    </Banner>
  )
}

/** How the signed originals are to come: by post, or through the payer's provider of electronic exchange. */
function DocumentsBy({ form, errorOf }: Pick<CompanyPayerFieldsProps, 'form' | 'errorOf'>) {
  const channel = useWatch({ control: form.control, name: 'documentsBy' })
  return (
    <>
      <RadioGroup
        {...form.register('documentsBy')}
        id="invoice-documentsBy"
        label={m.payment_documents_by()}
        hint={m.payment_documents_by_hint()}
        layout="cards"
        options={[
          { value: 'post', label: m.payment_documents_by_post() },
          { value: 'edo', label: m.payment_documents_by_edo() },
        ]}
        error={errorOf('documentsBy')}
      />
      {channel === 'edo' && (
        <>
          <TextField
            {...form.register('edoOperator')}
            id="invoice-edoOperator"
            label={m.payment_edo_operator()}
            hint={m.payment_edo_operator_hint()}
            autoComplete="off"
            error={errorOf('edoOperator')}
          />
          <TextField
            {...form.register('edoId')}
            id="invoice-edoId"
            label={m.payment_edo_id()}
            hint={m.payment_edo_id_hint()}
            optional={m.optional()}
            autoComplete="off"
            className="tabular"
            error={errorOf('edoId')}
          />
        </>
      )}
    </>
  )
}

/** What a payment accepts. */
export function OfferNote() {
  const to = usePaths()
  return (
    <p className="text-sm text-text-quiet">
      {m.payment_offer_before()}{' '}
      <a className="text-link" href={to('offer')} target="_blank" rel="noreferrer">
        {m.payment_offer_link()}
      </a>
      . {m.payment_offer_between()}{' '}
      <a className="text-link" href={to('conditions')} target="_blank" rel="noreferrer">
        {m.payment_conditions_link()}
      </a>
      .
    </p>
  )
}
