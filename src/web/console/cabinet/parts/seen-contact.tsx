import type { Assistants } from '#contract/assistant.ts'
import type { ContactPerson } from '#contract/contact-person.ts'
import { m } from '#messages/compiled/messages.js'
import { AssistantFacts } from '#web/kit/assistant/assistant-facts.tsx'
import { ContactFacts } from '#web/kit/contact-person/contact-facts.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { SeenButtons } from './seen-buttons.tsx'

type Shown = { contact: ContactPerson; assistants: Assistants }

export function SeenContact({ contact: { contact, closed }, assistants: { items } }: Shown) {
  return (
    <div className="space-y-8">
      {closed && <Banner title={m.person_closed_title()}>{m.person_closed_text()}</Banner>}
      <Section space="none" title={m.account_nav_contact()}>
        {contact ? (
          <ContactFacts contact={contact} />
        ) : (
          <p className="text-text-quiet">{m.cabinet_look_nothing()}</p>
        )}
      </Section>
      <Section space="none" title={m.assistant_title()}>
        {items.length === 0 && <p className="text-text-quiet">{m.assistant_none()}</p>}
        <ul className="divide-y">
          {items.map(assistant => (
            <li key={assistant.guid} className="space-y-2 py-4">
              <AssistantFacts assistant={assistant} />
              <SeenButtons
                labels={[
                  !closed && (assistant.grantedAt ? m.assistant_change() : m.assistant_give()),
                  m.assistant_withdraw(),
                ]}
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
