import { useState } from 'react'
import { editorIcons, isEditorIcon } from '#domain/image/editor-icon.ts'
import { m } from '#messages/compiled/messages.js'
import { ChosenIcon } from '#web/kit/picture/chosen-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'

/** Chooses one of the app's icons from a grid. */
export function IconField({ kind, name, value, onChange, faultAt }: FieldProps<'icon'>) {
  const [open, setOpen] = useState(false)
  const icon = value as string | null
  const gone = icon !== null && !isEditorIcon(icon)
  return (
    <FieldGroup
      id={controlId(name)}
      label={fieldWords(kind, name).label}
      optional={m.optional()}
      error={faultAt(name) ?? (gone ? m.content_icon_unserved() : undefined)}
    >
      <div className="flex flex-wrap items-center gap-3">
        {icon ? (
          <span className="flex items-center gap-2 text-sm">
            {!gone && <ChosenIcon name={icon} />}
            {icon}
          </span>
        ) : (
          <span className="text-sm text-text-quiet">{m.content_icon_none()}</span>
        )}
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {icon ? m.content_icon_change() : m.content_icon_choose()}
        </Button>
        {icon && (
          <Button variant="quiet" size="sm" onClick={() => onChange(name, null)}>
            {m.content_icon_remove()}
          </Button>
        )}
      </div>
      {open && (
        <IconDialog
          chosen={icon}
          onChoose={chosen => {
            onChange(name, chosen)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  )
}

type IconDialogProps = { chosen: string | null; onChoose: (icon: string) => void; onClose: () => void }

function IconDialog({ chosen, onChoose, onClose }: IconDialogProps) {
  const [typed, setTyped] = useState('')
  const found = editorIcons.filter(icon => icon.includes(typed.trim().toLowerCase().replace(/\s+/g, '-')))
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.content_icon_choose()}
      closeLabel={m.close()}
      size="lg"
    >
      <TextField
        label={m.content_icon_search()}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="mt-4 grid max-h-[50dvh] grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-1 overflow-y-auto p-0.5">
        {found.map(icon => (
          <button
            key={icon}
            type="button"
            aria-pressed={icon === chosen}
            onClick={() => onChoose(icon)}
            className={classNames(
              'flex flex-col items-center gap-2 rounded-md border px-1 py-3 text-xs',
              icon === chosen ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-sunken',
            )}
          >
            <ChosenIcon name={icon} className="size-6" />
            <span className="max-w-full truncate">{icon}</span>
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="py-4 text-sm text-text-quiet">{m.content_reference_none()}</p>}
    </Dialog>
  )
}
