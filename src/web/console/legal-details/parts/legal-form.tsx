import { Eye, RotateCw, Send } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { LegalDetailsAnswer } from '#contract/legal-details.ts'
import type { LegalDetails } from '#domain/legal-details/legal-details.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { failureOf } from '#web/kit/send/failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { TextsSheet } from './legal-texts.tsx'
import {
  judgeLegal,
  type LegalField,
  labelOf,
  legalFieldOf,
  legalFields,
  legalValues,
} from './legal-values.ts'
import { usePublishDetails } from './use-legal-details.ts'

/** The details that are to be published next; nothing is in force before the button says so. */
export function LegalForm({ answer }: { answer: LegalDetailsAnswer }) {
  const inForce = answer.publications[0] ?? null
  // The publication that the form began with, even if the list has a newer one by now.
  const [number, setNumber] = useState(answer.number)
  const [overtaken, setOvertaken] = useState(false)
  const [shown, setShown] = useState<LegalDetails | null>(null)
  const [asking, setAsking] = useState<LegalDetails | null>(null)
  const publishing = usePublishDetails()
  const { form, errorOf, summary, top, check, attempt } = useContractForm(judgeLegal, {
    start: legalValues(inForce),
    fields: legalFields(),
    fieldOf: legalFieldOf,
    mode: 'onTouched',
  })
  const { isDirty } = form.formState
  const { blocker } = useLeaveGuard(isDirty)

  const publish = (details: LegalDetails) =>
    attempt(async () => {
      setAsking(null)
      try {
        const published = await publishing.mutateAsync({ number, details })
        setNumber(published.number)
        setOvertaken(false)
        form.reset(legalValues(published.publications[0] ?? null))
        toasts.show({ title: m.legal_published({ number: published.number }), tone: 'positive' })
      } catch (error) {
        if (failureOf(error) !== 'conflict') throw error
        setOvertaken(true)
      }
    })
  const line = (name: LegalField, rest: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      {...form.register(name)}
      autoComplete="off"
      label={labelOf(name)}
      error={errorOf(name)}
      {...rest}
    />
  )
  const figures = { className: 'tabular', inputMode: 'numeric' } as const
  return (
    <form
      noValidate
      className="space-y-8"
      onSubmit={async event => {
        event.preventDefault()
        const checked = await check()
        if (checked) setAsking(checked.sent)
      }}
    >
      {!inForce && (
        <Banner tone="attention" title={m.legal_none_title()}>
          {m.legal_none_text()}
        </Banner>
      )}
      {overtaken && (
        <Banner
          tone="attention"
          announce="alert"
          title={m.legal_overtaken_title()}
          action={
            <PageButton
              icon={RotateCw}
              plain
              variant="secondary"
              size="sm"
              onClick={() => {
                setNumber(answer.number)
                setOvertaken(false)
              }}
            >
              {m.legal_overtaken_go_on()}
            </PageButton>
          }
        >
          {m.legal_overtaken_text()}
        </Banner>
      )}
      {top && (
        <Banner tone="negative" announce="alert" title={m.legal_publish_failed()}>
          {top}
        </Banner>
      )}
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      <Section title={m.legal_operator()} lead={m.legal_operator_lead()} space="none">
        <div className="space-y-6">
          {line('operatorNameRu', { lang: 'ru', hint: m.legal_operator_name_hint() })}
          {line('operatorNameEn', { lang: 'en' })}
          <div className="grid gap-6 sm:grid-cols-2">
            {line('operatorInn', figures)}
            {line('operatorOgrn', figures)}
          </div>
          {line('operatorAddressRu', { lang: 'ru' })}
          {line('operatorAddressEn', { lang: 'en' })}
          <div className="grid items-end gap-6 sm:grid-cols-2">
            {line('operatorEmail', { inputMode: 'email', hint: m.legal_operator_email_hint() })}
            {line('operatorSite', { inputMode: 'url', hint: m.legal_operator_site_hint() })}
          </div>
        </div>
      </Section>
      <Section title={m.legal_seller()} lead={m.legal_seller_lead()} space="none">
        <div className="space-y-6">
          {line('sellerName')}
          <div className="grid items-end gap-6 sm:grid-cols-2">
            {line('sellerInn', figures)}
            {line('sellerKpp', { className: 'tabular', hint: m.legal_seller_kpp_hint() })}
          </div>
          {line('sellerAddress')}
          <div className="grid gap-6 sm:grid-cols-2">
            {line('bankName')}
            {line('bankBic', figures)}
            {line('bankAccount', figures)}
            {line('bankCorrespondentAccount', figures)}
            {line('headName')}
            {line('accountantName')}
          </div>
          <TextArea
            {...form.register('payFromAbroadRu')}
            rows={3}
            lang="ru"
            label={labelOf('payFromAbroadRu')}
            hint={m.legal_pay_from_abroad_hint()}
            optional={m.optional()}
            error={errorOf('payFromAbroadRu')}
          />
          <TextArea
            {...form.register('payFromAbroadEn')}
            rows={3}
            lang="en"
            label={labelOf('payFromAbroadEn')}
            optional={m.optional()}
            error={errorOf('payFromAbroadEn')}
          />
        </div>
      </Section>
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-3 md:mx-0 md:px-0">
        <PageButton
          icon={Send}
          plain
          type="submit"
          loading={publishing.isPending}
          disabled={!isDirty || overtaken}
          className="max-sm:w-full"
        >
          {m.legal_publish()}
        </PageButton>
        <PageButton
          icon={Eye}
          variant="secondary"
          className="max-sm:w-full"
          onClick={async () => {
            const checked = await check()
            if (checked) setShown(checked.sent)
          }}
        >
          {m.legal_preview()}
        </PageButton>
        <p role="status" className="text-sm text-text-quiet">
          {isDirty ? m.legal_dirty() : m.legal_clean()}
        </p>
      </div>
      {shown && (
        <TextsSheet title={m.legal_preview_title()} of={{ details: shown }} onClose={() => setShown(null)} />
      )}
      {asking && (
        <Dialog
          open
          onOpenChange={open => !open && setAsking(null)}
          title={m.legal_publish_title()}
          description={m.legal_publish_text()}
          closeLabel={m.close()}
          actions={
            <>
              <Button onClick={() => void publish(asking)}>{m.legal_publish_confirm()}</Button>
              <DialogClose>
                <Button variant="secondary">{m.cancel()}</Button>
              </DialogClose>
            </>
          }
        />
      )}
      <LeaveDialog blocker={blocker} />
    </form>
  )
}
