import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { keysAreOn, setKeysOn } from './key-preference.ts'

export type KeyLine = { keys: readonly string[]; meaning: string }

type KeyHelpProps = {
  lines: readonly KeyLine[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The keys of a page, under `?` and under a button, with a switch for the letters. */
export function KeyHelp({ lines, open, onOpenChange }: KeyHelpProps) {
  const [on, setOn] = useState(keysAreOn)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.organizer_keys_title()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet" size="sm" icon={<Keyboard aria-hidden="true" />}>
          {m.organizer_keys_button()}
        </Button>
      }
    >
      <dl className="divide-y border-y text-sm">
        {lines.map(line => (
          <div key={line.meaning} className="flex items-center gap-4 py-2">
            <dt className="flex w-32 shrink-0 gap-1">
              {line.keys.map(key => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{line.meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-5"
        label={m.organizer_keys_switch()}
        hint={m.organizer_keys_switch_hint()}
        checked={on}
        onChange={event => {
          setOn(event.target.checked)
          setKeysOn(event.target.checked)
        }}
      />
    </Dialog>
  )
}
