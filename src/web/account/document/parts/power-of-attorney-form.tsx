import { Download } from 'lucide-react'
import { drawPowerOfAttorney, type PowerOfAttorneyBody, powerOfAttorneyBody } from '#contract/document.ts'
import { m } from '#messages/compiled/messages.js'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useSend } from '#web/kit/send/use-send.ts'
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

const labels = {
  principal: m.power_principal,
  principalDocument: m.power_own_document,
  signatoryName: m.power_signatory,
  signatoryPosition: m.power_position,
  basis: m.power_basis,
  trustedName: m.power_trusted_name,
  trustedDocument: m.power_trusted_document,
}

const strict = judgeBy(powerOfAttorneyBody)
const judgeTyped: Judge<Values, PowerOfAttorneyBody> = typed => strict(bodyOf(typed))

/** Whoever may collect the badge instead. What is typed goes into the PDF and is stored nowhere. */
export function PowerOfAttorneyForm({ guid }: { guid: string }) {
  const draw = useSend(drawPowerOfAttorney, (body: PowerOfAttorneyBody) => ({ params: { guid }, body }), {
    onSuccess: pdf => saveBlob(pdf, m.power_file()),
  })
  const { form, errorOf, summary, submit } = useContractForm(judgeTyped, {
    start: {
      principal: 'individual',
      trustedName: '',
      trustedDocument: '',
      principalDocument: '',
      signatoryName: '',
      signatoryPosition: '',
      basis: m.power_basis_charter(),
    },
    fields: namedFields(labels),
  })
  const line = (name: Exclude<keyof Values, 'principal'>) => ({
    error: errorOf(name),
    autoComplete: 'off',
    ...form.register(name),
  })
  return (
    <form
      onSubmit={submit((_, typed) => draw.mutateAsync(bodyOf(typed)))}
      noValidate
      className="space-y-6 lg:max-w-168"
    >
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
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
      <Button type="submit" loading={draw.isPending} icon={<Download aria-hidden="true" />}>
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
