import { useEffect, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Where a file has no date the person says that the picture is recent; the word is kept with it. */
export function DeclarationField({
  declared,
  missed,
  onDeclare,
}: {
  declared: boolean
  /** How often sending was stopped for want of this tick; each time leads to it. */
  missed: number
  onDeclare: (declared: boolean) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (missed > 0) box.current?.focus()
  }, [missed])
  return (
    <Checkbox
      ref={box}
      id="photo-declared"
      label={m.photograph_declare()}
      hint={m.photograph_declare_hint()}
      error={missed > 0 && m.error_photo_age_unknown()}
      checked={declared}
      onChange={event => onDeclare(event.target.checked)}
    />
  )
}
