import { m } from '#messages/compiled/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'

/** Where a file has no date the person says that the picture is recent; the word is kept with it. */
export function DeclarationField({
  declared,
  onDeclare,
}: {
  declared: boolean
  onDeclare: (declared: boolean) => void
}) {
  return (
    <Checkbox
      id="photo-declared"
      label={m.photograph_declare()}
      hint={m.photograph_declare_hint()}
      checked={declared}
      onChange={event => onDeclare(event.target.checked)}
    />
  )
}
