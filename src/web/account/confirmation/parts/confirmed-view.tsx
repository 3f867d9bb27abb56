import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { StepList } from '#web/account/application/view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'

/** The person has confirmed: what happens next and how to log in. Takes the focus because the form has disappeared. */
export function ConfirmedView({ phone, children }: { phone: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <CircleCheck aria-hidden="true" strokeWidth={1.25} className="mb-5 size-12 text-positive" />
      <PageHeading title={m.confirm_done_title()} lead={m.confirm_done_lead()} />
      <Section title={m.signup_done_next()} className="mt-4">
        <StepList
          steps={[
            { title: m.confirm_done_decision(), text: m.confirm_done_decision_text() },
            {
              title: m.confirm_done_cabinet(),
              text: m.confirm_done_cabinet_text({ phone: formatPhone(phone) }),
            },
          ]}
        />
      </Section>
      {children}
    </div>
  )
}
