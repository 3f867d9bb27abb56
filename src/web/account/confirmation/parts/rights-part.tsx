import type { OpenConfirmation } from '#contract/confirmation.ts'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Section } from '#web/ui/section.tsx'

type RightsPartProps = {
  registrant: OpenConfirmation['registrant']
  given: readonly AssistantSection[]
  onChange: (given: AssistantSection[]) => void
}

/** The rights that an assistant asks for, each section with its own box. A coordinator asks for none and is only named. */
export function RightsPart({ registrant, given, onChange }: RightsPartProps) {
  const { name, sections } = registrant
  if (registrant.as === 'coordinator')
    return (
      <Section title={m.confirm_coordinator_title()}>
        <p className="measure">{m.confirm_coordinator_text({ registrant: name })}</p>
      </Section>
    )
  if (sections.length === 0) return null
  return (
    <Section title={m.confirm_rights_title()} lead={m.confirm_rights_lead({ registrant: name })}>
      <div className="space-y-5">
        {sections.map(section => (
          <Checkbox
            key={section}
            label={sectionWords[section].name()}
            hint={sectionWords[section].opens()}
            checked={given.includes(section)}
            onChange={event =>
              onChange(
                sections.filter(other => (other === section ? event.target.checked : given.includes(other))),
              )
            }
          />
        ))}
      </div>
      <p className="mt-5 text-sm text-text-quiet" aria-live="polite">
        {given.length === 0 && m.confirm_rights_none()}
      </p>
    </Section>
  )
}
