import { m } from '#messages/compiled/messages.js'
import { RadioGroup } from '#web/ui/radio-group.tsx'

export type AttendingRole = 'participant' | 'speaker' | 'media'

type RoleChoiceProps = {
  question: string
  value: AttendingRole
  onChange: (role: AttendingRole) => void
}

export function RoleChoice({ question, value, onChange }: RoleChoiceProps) {
  return (
    <RadioGroup
      label={question}
      name="role"
      value={value}
      onValueChange={chosen => onChange(chosen as AttendingRole)}
      options={[
        {
          value: 'participant',
          label: m.role_participant(),
          description: m.signup_role_participant(),
        },
        {
          value: 'speaker',
          label: m.role_speaker(),
          description: m.signup_role_speaker(),
        },
        {
          value: 'media',
          label: m.role_media(),
          description: m.signup_role_media(),
        },
      ]}
    />
  )
}
