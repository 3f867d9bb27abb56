import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '#web/kit/edition/use-edition.ts'

/** Where to turn with a question, in one line. */
export function SupportLine() {
  const { supportEmail, supportPhone } = useEdition()
  return (
    <p>
      {m.auth_support()}{' '}
      <a href={`mailto:${supportEmail}`} className="text-link">
        {supportEmail}
      </a>
      {', '}
      <a href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} className="text-link whitespace-nowrap">
        {formatPhone(supportPhone)}
      </a>
    </p>
  )
}
