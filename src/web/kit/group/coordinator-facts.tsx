import type { OwnGroup } from '#contract/own-group.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'

type Coordinator = NonNullable<OwnGroup['group']>['coordinator']

export function CoordinatorFacts({ coordinator }: { coordinator: Coordinator }) {
  const locale = useLocale()
  const { name, latinName, phone, email } = coordinator
  return (
    <dl className="grid measure gap-x-6 gap-y-3 border-y py-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-text-quiet">{m.group_own_coordinator()}</dt>
      <dd>{locale === 'en' ? latinName : name}</dd>
      <dt className="text-text-quiet">{m.group_own_phone()}</dt>
      <dd>
        <a className="text-link underline" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      </dd>
      <dt className="text-text-quiet">{m.group_own_email()}</dt>
      <dd className="wrap-anywhere">
        <a className="text-link underline" href={`mailto:${email}`}>
          {email}
        </a>
      </dd>
    </dl>
  )
}
