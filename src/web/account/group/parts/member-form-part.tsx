import type { GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { labelledError } from '#web/kit/contract-form/labelled-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { companyLabels, mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { MarkIcon } from './gate-mark.tsx'

const labels: Record<string, () => string> = { ...companyLabels, ...mediaLabels, ...personLabels }

/** Whether the form is valid or incomplete (spec point 3), which fields are missing, and the button to edit it. */
export function MemberFormPart({ member, onEdit }: { member: GroupMember; onEdit: () => void }) {
  const locale = useLocale()
  const { missing } = member
  const complete = missing.length === 0
  const sent = member.status !== 'draft'
  return (
    <Section title={m.group_member_form()} level={3} space="none">
      <p className="flex items-start gap-2 text-sm">
        <MarkIcon state={complete ? 'done' : 'todo'} />
        {!complete
          ? m.group_member_missing({ count: missing.length })
          : sent
            ? m.group_member_complete()
            : m.group_member_valid()}
      </p>
      {!complete && (
        <ul className="mt-2 list-disc space-y-0.5 pl-12 text-sm text-text-quiet">
          {missing.map(({ field, code }) => {
            const label = labels[field.replace(/^.*\./, '')]?.()
            return (
              <li key={field}>
                {code === 'required' && label ? label : labelledError(label, errorSentence(code, locale))}
              </li>
            )
          })}
        </ul>
      )}
      <Button variant={complete ? 'secondary' : 'primary'} className="mt-4" onClick={onEdit}>
        {complete ? m.group_member_change() : m.group_member_edit()}
      </Button>
    </Section>
  )
}
