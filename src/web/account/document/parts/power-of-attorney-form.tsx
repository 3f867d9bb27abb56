import { Download } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { drawPowerOfAttorney, type PowerOfAttorneyBody, powerOfAttorneyBody } from '#contract/document.ts'
import { m } from '#messages/compiled/messages.js'
import { useSectionErrors } from '#web/account/section/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { placeServerErrors } from '#web/kit/form/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Values = {
  principal: 'individual' | 'company'
  trustedName: string
  trustedDocument: string
  principalDocument: string
  signatoryName: string
  signatoryPosition: string
  basis: string
}

const labels: { name: keyof Values; label: () => string }[] = [
  { name: 'principal', label: m.power_principal },
  { name: 'principalDocument', label: m.power_own_document },
  { name: 'signatoryName', label: m.power_signatory },
  { name: 'signatoryPosition', label: m.power_position },
  { name: 'basis', label: m.power_basis },
  { name: 'trustedName', label: m.power_trusted_name },
  { name: 'trustedDocument', label: m.power_trusted_document },
]

/** Whom the badge may be given to instead. What is typed goes into the PDF and nowhere else. */
export function PowerOfAttorneyForm({ guid }: { guid: string }) {
  const [pending, setPending] = useState(false)
  const form = useForm<Values>({
    defaultValues: {
      principal: 'individual',
      trustedName: '',
      trustedDocument: '',
      principalDocument: '',
      signatoryName: '',
      signatoryPosition: '',
      basis: m.power_basis_charter(),
    },
    shouldFocusError: false,
    resolver: values => {
      const parsed = powerOfAttorneyBody.safeParse(bodyOf(values))
      if (parsed.success) return { values, errors: {} }
      const errors = parsed.error.issues.map(({ path, message }) => [path[0], { type: 'rule', message }])
      return { values: {}, errors: Object.fromEntries(errors) }
    },
  })
  const { errors, errorOf } = useSectionErrors(
    form,
    labels.map(({ name, label }) => ({ name, label: label() })),
  )
  const submit = form.handleSubmit(async values => {
    setPending(true)
    try {
      const pdf = await callApi(drawPowerOfAttorney, { params: { guid }, body: bodyOf(values) })
      saveBlob(pdf, m.power_file())
    } catch (error) {
      const top = placeServerErrors(
        error,
        form.setError,
        labels.map(({ name }) => name),
      )
      if (top) form.setError('root', { message: top })
    } finally {
      setPending(false)
    }
  })
  const line = (name: Exclude<keyof Values, 'principal'>) => ({
    error: errorOf(name),
    autoComplete: 'off',
    ...form.register(name),
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-6 lg:max-w-168">
      <ErrorSummary
        title={m.account_errors_title({ count: errors.length })}
        errors={errors}
        attempt={form.formState.submitCount}
      />
      <RadioGroup
        layout="cards"
        label={m.power_whose()}
        options={[
          { value: 'individual', label: m.power_from_me(), description: m.power_from_me_text() },
          { value: 'company', label: m.power_from_company(), description: m.power_from_company_text() },
        ]}
        {...form.register('principal')}
      />
      {form.watch('principal') === 'individual' ? (
        <TextField
          label={m.power_own_document()}
          optional={m.optional()}
          hint={m.power_document_hint()}
          {...line('principalDocument')}
        />
      ) : (
        <>
          <TextField label={m.power_signatory()} hint={m.power_signatory_hint()} {...line('signatoryName')} />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField label={m.power_position()} {...line('signatoryPosition')} />
            <TextField label={m.power_basis()} {...line('basis')} />
          </div>
        </>
      )}
      <TextField label={m.power_trusted_name()} hint={m.power_trusted_hint()} {...line('trustedName')} />
      <TextField
        label={m.power_trusted_document()}
        optional={m.optional()}
        hint={m.power_document_hint()}
        {...line('trustedDocument')}
      />
      <Button type="submit" loading={pending} icon={<Download aria-hidden="true" />}>
        {m.power_download()}
      </Button>
    </form>
  )
}

function bodyOf(values: Values): PowerOfAttorneyBody {
  const { principal, trustedName, trustedDocument } = values
  if (principal === 'individual')
    return { principal, trustedName, trustedDocument, principalDocument: values.principalDocument }
  const { signatoryName, signatoryPosition, basis } = values
  return { principal, trustedName, trustedDocument, signatoryName, signatoryPosition, basis }
}
