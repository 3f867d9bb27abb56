/** One row of a status machine: from which states an action leads where, who may do it, and what follows from it. */
export type Transition<Status extends string, Actor extends string, Effect extends string> = {
  readonly from: readonly Status[]
  readonly to: Status
  readonly who: readonly Actor[]
  readonly effects: readonly Effect[]
}

export type TransitionRefusal = { ok: false; code: 'state_forbids' | 'forbidden' }

/** Decides an action on a status; the refusal tells a wrong role (`forbidden`) from a wrong state (`state_forbids`). */
export function decideTransition<Status extends string, Actor extends string, Effect extends string>(
  row: Transition<Status, Actor, Effect>,
  facts: { status: Status; actor: Actor },
): { ok: true; to: Status; effects: readonly Effect[] } | TransitionRefusal {
  if (!row.who.includes(facts.actor)) return { ok: false, code: 'forbidden' }
  if (!row.from.includes(facts.status)) return { ok: false, code: 'state_forbids' }
  return { ok: true, to: row.to, effects: row.effects }
}

/** The actions of a table that this actor may take in this status: what the buttons follow. */
export function openActions<Action extends string, Status extends string, Actor extends string>(
  table: Record<Action, Transition<Status, Actor, string>>,
  facts: { status: Status; actor: Actor },
): Action[] {
  const actions = Object.keys(table) as Action[]
  return actions.filter(action => decideTransition(table[action], facts).ok)
}
