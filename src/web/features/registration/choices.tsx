import { User, UserPlus, Users } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'

/** For whom one may apply (spec point 2, registration types). */
export function Choices() {
  const choices = [
    {
      Icon: User,
      name: m.registration_who_self(),
      text: m.registration_who_self_text(),
    },
    {
      Icon: UserPlus,
      name: m.registration_who_other(),
      text: m.registration_who_other_text(),
    },
    {
      Icon: Users,
      name: m.registration_who_group(),
      text: m.registration_who_group_text(),
    },
  ]
  return (
    <>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {choices.map(({ Icon, name, text }) => (
          <li key={name} className="border-t pt-4">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 text-accent-text" />
            <p className="mt-3 text-lg font-semibold">{name}</p>
            <p className="mt-1 text-text-quiet">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-text-quiet">{m.registration_adults()}</p>
    </>
  )
}
