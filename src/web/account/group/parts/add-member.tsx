import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { addMember, type Group } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { MemberFields } from '#web/account/member/form.tsx'
import { placeMember, useMemberForm } from '#web/account/member/queries.ts'
import { type MemberForm, newMember } from '#web/account/member/rules.ts'
import { memberName } from '#web/account/member/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'

const formId = 'add-member'

/** Adds one person by the form; whatever is missing can follow later. */
export function AddMember({ group, onClose }: { group: Group; onClose: () => void }) {
  const locale = useLocale()
  const client = useQueryClient()
  const blank = newMember(locale)
  const { form, summary, submit, restart } = useMemberForm(
    { guid: group.guid, section: 'new-member' },
    blank,
    0,
  )
  const adding = useSend(addMember, (body: MemberForm) => ({ params: { guid: group.guid }, body }))
  // Beside the form, because a toast would lie over the buttons just when the next one is typed.
  const [added, setAdded] = useState<string | null>(null)
  const add = (after: (words: string) => void) =>
    submit(async body => {
      const member = await adding.mutateAsync(body)
      placeMember(client, group.guid, member)
      restart(blank, 0)
      after(m.group_form_added({ name: memberName(member, locale) }))
    })
  const addLast = (title: string) => {
    toasts.show({ title, tone: 'positive' })
    onClose()
  }
  const addNext = (words: string) => {
    setAdded(words)
    form.setFocus('lastName')
  }
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.group_form_add_title()}
      description={m.group_form_add_lead({ company: group.company.shortName })}
      closeLabel={m.close()}
      actions={
        <>
          <Button type="submit" form={formId} loading={adding.isPending}>
            {m.group_form_add()}
          </Button>
          <Button variant="secondary" disabled={adding.isPending} onClick={add(addNext)}>
            {m.group_form_add_next()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={add(addLast)} className="space-y-6">
          {added && (
            <Banner tone="positive" announce="status">
              {added}
            </Banner>
          )}
          <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
          <MemberFields />
        </form>
      </FormProvider>
    </Sheet>
  )
}
