import { Send } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Link } from 'react-router'
import type { RaiseRow } from '#contract/organiser-raise.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { raiseTransitions } from '#domain/raise/raise-transitions.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords, raiseStateWords } from '#messages/staff-word.ts'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useAnswerRaise } from '../queries.ts'
import { judgeAnswer, startingAnswer } from '../rules.ts'

type RaiseSheetProps = { raise: RaiseRow; placePriceKopecks: string; onClose: () => void }

/** One request: what the company has and asks for, and the answer of logistics. */
export function RaiseSheet({ raise, placePriceKopecks, onClose }: RaiseSheetProps) {
  const locale = useLocale()
  const moments = useMoments()
  const target = useRecordTarget()
  const { may } = useOrganiser()
  const { company, owner, invoice, places, priceKopecks } = raise
  const open = openActions(raiseTransitions, { status: raise.state, actor: 'logistics' })
  return (
    <Sheet open onOpenChange={next => !next && onClose()} title={company.name} closeLabel={m.close()}>
      <div className="space-y-8">
        {may('decide-raises') && <OpenByOthers kind="raise" guid={raise.guid} />}
        <DefinitionList
          items={[
            { term: m.organiser_column_state(), value: raiseStateWords[raise.state]() },
            { term: m.staff_package(), value: contractorRoleWords[company.contractorRole]() },
            { term: m.staff_places_title(), value: m.staff_places_taken(raise.forumPlaces) },
            { term: m.organiser_raise_asked(), value: raise.placesAsked },
            { term: m.staff_raise_reason(), value: raise.reason },
            { term: m.organiser_raise_when(), value: moments.short(raise.askedAt) },
            ...(places === null
              ? []
              : [
                  {
                    term: m.organiser_raise_offered(),
                    value:
                      priceKopecks === null
                        ? m.organiser_raise_free({ places })
                        : m.organiser_raise_priced({
                            places,
                            price: formatMoney(BigInt(priceKopecks), locale),
                          }),
                  },
                ]),
            ...(raise.answer ? [{ term: m.organiser_raise_note(), value: raise.answer }] : []),
            ...(invoice
              ? [
                  {
                    term: m.organiser_invoice(),
                    value: may('read-payments') ? (
                      <Link {...target('organiser-invoice', invoice.guid)} className="text-link">
                        {invoice.number}
                      </Link>
                    ) : (
                      invoice.number
                    ),
                  },
                ]
              : []),
            { term: m.staff_owner_title(), value: nameIn(locale, owner) },
            {
              term: m.staff_employee_phone(),
              value: <span className="tabular">{formatPhone(owner.phone)}</span>,
            },
            { term: m.group_field_email(), value: owner.email },
          ]}
        />
        {may('decide-raises') && open.length > 0 && (
          <AnswerForm raise={raise} placePriceKopecks={placePriceKopecks} onDone={onClose} />
        )}
      </div>
    </Sheet>
  )
}

type AnswerFormProps = { raise: RaiseRow; placePriceKopecks: string; onDone: () => void }

function AnswerForm({ raise, placePriceKopecks, onDone }: AnswerFormProps) {
  const locale = useLocale()
  const open = openActions(raiseTransitions, { status: raise.state, actor: 'logistics' })
  const answering = useAnswerRaise(raise.guid, () => {
    toasts.show({ title: m.organiser_raise_answered({ company: raise.company.name }), tone: 'positive' })
    onDone()
  })
  const { form, errorOf, top, submit } = useContractForm(judgeAnswer(raise.version), {
    start: startingAnswer(raise, { placePriceKopecks, locale }),
  })
  const choice = useController({ control: form.control, name: 'answer' })
  const answer = choice.field.value
  const ways = [
    { value: 'offer', label: m.organiser_raise_offer(), description: m.organiser_raise_offer_text() },
    ...(open.includes('grantRaise')
      ? [{ value: 'grant', label: m.organiser_raise_grant(), description: m.organiser_raise_grant_text() }]
      : []),
    { value: 'refuse', label: m.organiser_raise_refuse() },
  ]
  return (
    <form noValidate className="space-y-5" onSubmit={submit(body => answering.mutateAsync(body))}>
      {top && (
        <Banner tone="negative" announce="alert">
          {top}
        </Banner>
      )}
      <RadioGroup
        label={m.organiser_raise_answer()}
        options={ways}
        value={answer}
        onValueChange={value => choice.field.onChange(value)}
      />
      {answer !== 'refuse' && (
        <TextField
          label={m.organiser_raise_places()}
          inputMode="numeric"
          autoComplete="off"
          fieldClassName="max-w-40"
          error={errorOf('places')}
          {...form.register('places')}
        />
      )}
      {answer === 'offer' && (
        <TextField
          label={m.organiser_raise_price()}
          hint={m.organiser_raise_price_hint()}
          inputMode="decimal"
          autoComplete="off"
          fieldClassName="max-w-60"
          className="tabular"
          error={errorOf('price')}
          {...form.register('price')}
        />
      )}
      <TextArea
        label={answer === 'refuse' ? m.organiser_raise_why() : m.organiser_raise_note_optional()}
        hint={m.organiser_raise_note_hint()}
        rows={3}
        error={errorOf('note')}
        {...form.register('note')}
      />
      <PageButton
        icon={Send}
        plain
        type="submit"
        variant={answer === 'refuse' ? 'danger' : 'primary'}
        loading={answering.isPending}
      >
        {answer === 'offer'
          ? m.organiser_raise_send_offer()
          : answer === 'grant'
            ? m.organiser_raise_send_grant()
            : m.organiser_raise_send_refusal()}
      </PageButton>
    </form>
  )
}
