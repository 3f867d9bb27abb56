import { type PassKind, passKinds } from '#domain/pass/pass-payload.ts'
import { type PassState, passStates } from '#domain/pass/pass-state.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type PassFilters = { q: string; state: PassState | 'all'; kind: PassKind | 'all' }

/** Reads the address of the list; without a state it shows what opens a gate. */
export function readPassFilters(parameters: URLSearchParams): PassFilters {
  return {
    q: searchedText(parameters, 200),
    state: oneOf(parameters.get('state'), [...passStates, 'all'], 'valid'),
    kind: oneOf(parameters.get('kind'), [...passKinds, 'all'], 'all'),
  }
}
