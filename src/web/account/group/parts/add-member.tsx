import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { addMember, type Group, type GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { MemberFields } from '#web/account/member/form.tsx'
import { placeMember, useMemberForm } from '#web/account/member/queries.ts'
import { type MemberForm, newMember } from '#web/account/member/rules.ts'
import { memberName } from '#web/account/member/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
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
  const done = (member: GroupMember) => {
    placeMember(client, group.guid, member)
    toasts.show({ title: m.group_form_added({ name: memberName(member, locale) }), tone: 'positive' })
    restart(blank, 0)
  }
  const add = (after: () => void) =>
    submit(async body => {
      done(await adding.mutateAsync(body))
      after()
    })
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
          <Button
            variant="secondary"
            disabled={adding.isPending}
            onClick={add(() => form.setFocus('lastName'))}
          >
            {m.group_form_add_next()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={add(onClose)} className="space-y-6">
          <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
          <MemberFields />
        </form>
      </FormProvider>
    </Sheet>
  )
}
