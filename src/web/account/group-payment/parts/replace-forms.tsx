import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { MemberFields } from '#web/account/member/form.tsx'
import { useMemberForm } from '#web/account/member/queries.ts'
import { type MemberForm, newMember } from '#web/account/member/rules.ts'
import { memberName } from '#web/account/member/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/** One of the two forms stands in the sheet, whose button sends it. */
export const replaceFormId = 'replace-member'

/** What follows for whoever has the place now. */
export function replaceDoneWords({ status }: GroupMember): string {
  if (status === 'approved') return m.group_replace_done_paid()
  return status === 'pending' ? m.group_replace_done_waiting() : m.group_replace_done_text()
}

type NewPersonProps = {
  /** Whose place it is: what was typed is kept for this place. */
  participantGuid: string
  locale: GroupLocale
  onSubmit: (body: MemberForm) => Promise<unknown>
}

type GroupLocale = Parameters<typeof newMember>[0]

/** Somebody who is not in the group yet, by the form of a new member. */
export function NewPersonForm({ participantGuid, locale, onSubmit }: NewPersonProps) {
  const blank = newMember(locale)
  const { form, summary, submit, restart } = useMemberForm(
    { guid: participantGuid, section: 'replacement' },
    blank,
    0,
  )
  return (
    <FormProvider {...form}>
      <form
        id={replaceFormId}
        noValidate
        onSubmit={submit(async body => {
          await onSubmit(body)
          restart(blank, 0)
        })}
        className="space-y-6"
      >
        <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
        <MemberFields />
      </form>
    </FormProvider>
  )
}

type TakerFormProps = {
  takers: readonly GroupMember[]
  error: Error | null
  onSubmit: (takerGuid: string) => void
}

/** Somebody of the group for whom nothing is paid yet. */
export function TakerForm({ takers, error, onSubmit }: TakerFormProps) {
  const locale = useLocale()
  const [chosen, setChosen] = useState('')
  const [asked, setAsked] = useState(false)
  // Somebody may pay for the chosen person, or remove them, in another window.
  const taker = takers.find(({ participantGuid }) => participantGuid === chosen)
  return (
    <form
      id={replaceFormId}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setAsked(true)
        if (taker) onSubmit(taker.participantGuid)
      }}
      className="space-y-6"
    >
      {error && (
        <Banner tone="negative" announce="alert">
          {error.message}
        </Banner>
      )}
      <SelectField
        label={m.group_replace_taker()}
        hint={m.group_replace_taker_hint()}
        placeholder={m.group_replace_taker_choose()}
        error={asked && !taker ? m.group_replace_taker_required() : undefined}
        value={taker ? chosen : ''}
        onChange={event => setChosen(event.currentTarget.value)}
        options={takers.map(member => ({
          value: member.participantGuid,
          label: m.group_replace_taker_option({
            name: memberName(member, locale),
            state: applicationWords[member.status](),
          }),
        }))}
      />
    </form>
  )
}
