import { ChevronRight } from 'lucide-react'
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { GatePerson } from '#contract/gate.ts'
import { isSearchable } from '#domain/search/search-words.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { bearerName, bearerRole } from '../words.ts'
import type { Gate } from './gate-engine.ts'
import { searchPeople } from './people-search.ts'
import type { Presented } from './scan-record.ts'
import { passCodeIn } from './scanned-text.ts'

/** Somebody without a code, by name in either script; a vehicle by its plate. In the list of the device, so it works without a network. */
export function SearchView({ gate, onPick }: { gate: Gate; onPick: (presented: Presented) => void }) {
  const people = useStore(gate.store, ({ list }) => list?.people)
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => (people ? searchPeople(people.values(), wanted) : []), [people, wanted])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = passCodeIn(typed)
    if (code === null) return
    setTyped('')
    onPick({ code, pass: null })
  }
  return (
    <>
      <PageHeading size="small" title={m.at_gate_search_title()} />
      <form onSubmit={submit} noValidate>
        <TextField
          label={m.at_gate_search_label()}
          hint={m.at_gate_search_hint()}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          className="min-h-14 text-lg"
          onChange={event => setTyped(event.target.value)}
        />
      </form>
      {!people && <EmptyState title={m.at_gate_search_no_list()}>{m.gate_next_listMissing()}</EmptyState>}
      {people && isSearchable(wanted) && found.length === 0 && passCodeIn(wanted) === null && (
        <EmptyState title={m.at_gate_search_none()}>{m.at_gate_search_none_text()}</EmptyState>
      )}
      {found.length > 0 && (
        <ul className="divide-y border-y">
          {found.map(person => (
            <li key={person.pass}>
              <Found person={person} onPick={() => onPick({ code: null, pass: person.pass })} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Found({ person, onPick }: { person: GatePerson; onPick: () => void }) {
  const locale = useLocale()
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex min-h-18 w-full items-center gap-4 py-2 text-left hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-medium">{bearerName(locale, person)}</span>
        <span className="block text-text-quiet">
          {[bearerRole(person), person.company].filter(Boolean).join(', ')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-text-quiet" />
    </button>
  )
}
