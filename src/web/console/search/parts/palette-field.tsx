import { Search, X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import type { PageAction } from '../queries.ts'
import { movedTo } from '../rules.ts'
import { activeIndex, type Choice } from './palette-choices.ts'
import { PaletteFoot, PaletteState } from './palette-state.tsx'
import { type PalettePage, useChoices } from './use-choices.ts'

type PaletteFieldProps = {
  pages: readonly PalettePage[]
  actions: readonly PageAction[]
  onChoose: (choice: Choice) => void
}

/** A combobox (ARIA): the focus stays in the field, the keys move a cursor over the list under it. */
export function PaletteField({ pages, actions, onChoose }: PaletteFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const typed = text.trim()
  const [isHeld, setHeld] = useState(false)
  const { groups, search } = useChoices(typed, { pages, actions, isHeld })
  const choices = groups.flatMap(group => group.choices)
  const at = activeIndex(choices, active)
  const current = choices[at]
  const rowId = (choice: Choice) => `${id}-${choice.id}`
  const currentId = current && rowId(current)

  const chooseById = useLatestCallback((wanted: string) => {
    const chosen = choices.find(choice => choice.id === wanted)
    if (chosen) onChoose(chosen)
  })

  const list = useRef<HTMLDivElement>(null)
  // To ask the browser where the list stands makes it lay the page out, which each letter would wait for.
  const scrolled = useRef(false)
  useEffect(() => {
    if (active !== null && currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [active, currentId])
  const toTop = () => {
    if (scrolled.current && list.current) list.current.scrollTop = 0
    scrolled.current = false
  }

  const press = (event: KeyboardEvent) => {
    setHeld(event.repeat)
    if (event.nativeEvent.isComposing) return
    const next = movedTo(event.key, { at, of: choices.length })
    if (next !== null) {
      event.preventDefault()
      setActive(choices[next]?.id ?? null)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      onChoose(current)
    }
  }
  return (
    <>
      <div className="flex items-center gap-3 border-b pr-2 pl-4 sm:pl-5">
        <Search aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
        <input
          role="combobox"
          aria-label={m.palette_field()}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={currentId}
          aria-autocomplete="list"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          placeholder={m.palette_placeholder()}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setActive(null)
            toTop()
          }}
          onKeyDown={press}
          onKeyUp={() => setHeld(false)}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-text-quiet"
        />
        <Primitive.Close
          aria-label={m.close()}
          data-overlay-close=""
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Primitive.Close>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        onScroll={() => {
          scrolled.current = true
        }}
        role="listbox"
        aria-label={m.palette_list()}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2 empty:hidden"
      >
        {groups.map(group => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset holds fields
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
            <div id={`${id}-${group.key}`} className="px-3 pt-4 pb-1 text-xs font-medium text-text-quiet">
              {group.title}
            </div>
            {group.choices.map(choice => (
              <PaletteRow
                key={choice.id}
                id={rowId(choice)}
                choiceId={choice.id}
                icon={choice.icon}
                label={choice.label}
                note={choice.note}
                state={choice.state}
                active={choice === current}
                onPoint={setActive}
                onChoose={chooseById}
              />
            ))}
          </div>
        ))}
      </div>
      <PaletteState typed={typed} search={search} count={choices.length} />
      <PaletteFoot />
    </>
  )
}

type PaletteRowProps = Pick<Choice, 'icon' | 'label' | 'note' | 'state'> & {
  id: string
  choiceId: string
  active: boolean
  onPoint: (choiceId: string) => void
  onChoose: (choiceId: string) => void
}

/** Most rows stay as they are from one letter to the next, so they are not drawn again. */
const PaletteRow = memo(function PaletteRow(row: PaletteRowProps) {
  const { id, choiceId, icon: Icon, label, note, state, active, onPoint, onChoose } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the cursor is the field's aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={active}
      onPointerMove={active ? undefined : () => onPoint(choiceId)}
      onClick={() => onChoose(choiceId)}
      className={classNames(
        'flex min-h-11 cursor-pointer scroll-my-10 items-center gap-3 rounded-md px-3 py-1.5 text-sm sm:min-h-10',
        active && 'bg-accent-soft text-accent-text',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{label}</span>
        {(note || state) && (
          <span
            className={classNames(
              'block truncate text-xs',
              !active && 'text-text-quiet',
              !note && 'sm:hidden',
            )}
          >
            {note}
            {state && <span className="sm:hidden">{note ? ` · ${state}` : state}</span>}
          </span>
        )}
      </span>
      {state && (
        <span className={classNames('shrink-0 text-xs max-sm:hidden', !active && 'text-text-quiet')}>
          {state}
        </span>
      )}
    </div>
  )
})
