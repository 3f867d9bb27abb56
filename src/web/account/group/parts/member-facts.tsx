import type { GroupMember } from '#contract/group.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** Tall enough for a finger on a phone. */
const reachable = 'text-link max-md:inline-flex max-md:min-h-11 max-md:items-center'

/** A member's contacts and names, and the invoice that covers them. */
export function MemberFacts({ member }: { member: GroupMember }) {
  const moments = useMoments()
  const { phone, email, latinName, position, role, invoice, remindedAt } = member
  const facts = [
    {
      term: m.group_member_phone(),
      value: phone && (
        <a href={`tel:${phone}`} className={classNames('tabular', reachable)}>
          {formatPhone(phone)}
        </a>
      ),
    },
    {
      term: m.group_member_email(),
      value: email && (
        <a href={`mailto:${email}`} className={reachable}>
          {email}
        </a>
      ),
    },
    { term: m.group_edit_position(), value: position },
    { term: m.group_edit_role(), value: participantRoleWords[role]() },
    { term: m.group_member_latin(), value: latinName },
    {
      term: m.group_member_invoice(),
      value:
        invoice && m.group_member_invoice_line({ number: invoice.number, date: moments.day(invoice.dueOn) }),
    },
    {
      term: m.group_member_reminder(),
      value: remindedAt && moments.short(remindedAt),
    },
  ]
  return <DefinitionList className="text-sm" items={facts.filter(({ value }) => value)} />
}
