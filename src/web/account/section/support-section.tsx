import { Mail, Phone } from 'lucide-react'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { Section } from '#web/ui/section.tsx'

/** How to reach people when the cabinet itself cannot help. */
export function SupportContacts() {
  const { supportEmail, supportPhone } = useEdition()
  return (
    <Section title={m.account_support_title()} lead={m.account_support_text()}>
      <ul className="divide-y border-y">
        <li>
          <a
            href={`mailto:${supportEmail}`}
            className="flex min-h-12 items-center gap-3 py-2 hover:bg-sunken"
          >
            <Mail aria-hidden="true" strokeWidth={1.5} className="size-5 text-text-quiet" />
            <span className="text-link">{supportEmail}</span>
          </a>
        </li>
        <li>
          <a href={`tel:${supportPhone}`} className="flex min-h-12 items-center gap-3 py-2 hover:bg-sunken">
            <Phone aria-hidden="true" strokeWidth={1.5} className="size-5 text-text-quiet" />
            <span className="text-link tabular">{formatPhone(supportPhone)}</span>
          </a>
        </li>
      </ul>
    </Section>
  )
}
