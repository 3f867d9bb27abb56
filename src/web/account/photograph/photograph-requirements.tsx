import { Check } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'

/** What a photograph must be (spec point 5), beside the place where it is chosen. */
export function PhotographRequirements() {
  const rules = [
    m.signup_photo_rule_file(),
    m.signup_photo_rule_size(),
    m.signup_photo_rule_face(),
    m.signup_photo_rule_light(),
    m.signup_photo_rule_recent(),
  ]
  return (
    <div>
      <h2 className="text-base font-semibold">{m.signup_photo_rules()}</h2>
      <ul className="mt-3 space-y-2 text-sm text-text-quiet">
        {rules.map(rule => (
          <li key={rule} className="flex gap-2">
            <Check aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-positive" />
            {rule}
          </li>
        ))}
      </ul>
    </div>
  )
}
