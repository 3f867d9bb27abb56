import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFitsTable } from '#web/ui/use-media.ts'
import { keysAreOn, setKeysOn } from './key-preference.ts'
import type { ListState } from './use-list.ts'

export type KeyLine = { keys: readonly string[]; meaning: string }

type ListKeysProps<Item> = {
  /** From `useList`. */
  state: Pick<ListState<Item>, 'selectable' | 'helpOpen' | 'setHelpOpen'>
  /** Keys that only this list has. */
  own: readonly KeyLine[]
}

/** Help for a list's keys, by `?` or a button, with a switch for single letters. Not on phones, which have no keys. */
export function ListKeys<Item>({ state, own }: ListKeysProps<Item>) {
  const [on, setOn] = useState(keysAreOn)
  if (!useFitsTable()) return null
  return (
    <Dialog
      open={state.helpOpen}
      onOpenChange={state.setHelpOpen}
      title={m.organiser_keys_title()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet" size="sm" icon={<Keyboard aria-hidden="true" />}>
          {m.organiser_keys_button()}
        </Button>
      }
    >
      <dl className="divide-y border-y text-sm">
        {listKeyLines(state.selectable, own).map(line => (
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
        label={m.organiser_keys_switch()}
        hint={m.organiser_keys_switch_hint()}
        checked={on}
        onChange={event => {
          setOn(event.target.checked)
          setKeysOn(event.target.checked)
        }}
      />
    </Dialog>
  )
}

/** The keys of every list, then its own; those for ticking only where rows can be ticked. */
function listKeyLines(selectable: boolean, own: readonly KeyLine[]): KeyLine[] {
  const ticking: KeyLine[] = [
    { keys: ['x'], meaning: m.organiser_key_select() },
    { keys: ['Shift', '↓'], meaning: m.organiser_key_range() },
    { keys: ['Ctrl', 'A'], meaning: m.organiser_key_all() },
  ]
  return [
    { keys: ['↓', 'j'], meaning: m.organiser_key_next() },
    { keys: ['↑', 'k'], meaning: m.organiser_key_previous() },
    { keys: ['Enter'], meaning: m.organiser_key_open() },
    { keys: ['Esc'], meaning: m.organiser_key_leave() },
    { keys: ['/'], meaning: m.organiser_key_search() },
    { keys: ['?'], meaning: m.organiser_key_help() },
    ...(selectable ? ticking : []),
    ...own,
  ]
}
