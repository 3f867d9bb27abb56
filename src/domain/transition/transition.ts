/** One row of a state machine: from which states an action leads where, who may do it, and its effects. */
export type Transition<Status extends string, Actor extends string, Effect extends string> = {
  readonly from: readonly Status[]
  readonly to: Status
  readonly who: readonly Actor[]
  /** Effects that come before the status and the log entry are written, in this order. */
  readonly before?: readonly Effect[]
  /** Effects of the new status, in this order. */
  readonly effects: readonly Effect[]
  /** The action's name in the log, if different; null when the entry of the causing action covers it. */
  readonly logged?: string | null
}

export type TransitionRefusal = { ok: false; code: 'state_forbids' | 'forbidden' }

/** Every effect that a row names, before or after. */
export type EffectOf<Row> = Row extends { readonly effects: readonly (infer After extends string)[] }
  ? After | (Row extends { readonly before: readonly (infer Before extends string)[] } ? Before : never)
  : never

/** The actors that a row allows. */
export type ActorOf<Row> = Row extends { readonly who: readonly (infer Actor extends string)[] }
  ? Actor
  : never

/** The names that the actions of a table have in the log. */
export type LoggedAction<Table> = {
  [Action in keyof Table]: Table[Action] extends { readonly logged: infer Name }
    ? Name & string
    : Action & string
}[keyof Table]

/** Decides an action on a status; the refusal tells a wrong role (`forbidden`) from a wrong state (`state_forbids`). */
export function decideTransition<Status extends string, Actor extends string, Effect extends string>(
  row: Transition<Status, Actor, Effect>,
  facts: { status: Status; actor: Actor },
): { ok: true; to: Status; effects: readonly Effect[] } | TransitionRefusal {
  if (!row.who.includes(facts.actor)) return { ok: false, code: 'forbidden' }
  if (!row.from.includes(facts.status)) return { ok: false, code: 'state_forbids' }
  return { ok: true, to: row.to, effects: row.effects }
}

/** The name of an action in the log; null when another entry covers it. */
export function loggedAs<Table extends Record<string, object>, Action extends keyof Table & string>(
  table: Table,
  action: Action,
): LoggedAction<Pick<Table, Action>> | null {
  const { logged } = table[action] as { readonly logged?: string | null }
  return (logged === undefined ? action : logged) as LoggedAction<Pick<Table, Action>> | null
}

/** The actions that this actor may take in this status; decides which buttons are shown. */
export function openActions<Action extends string, Status extends string, Actor extends string>(
  table: Record<Action, Transition<Status, Actor, string>>,
  facts: { status: Status; actor: Actor },
): Action[] {
  const actions = Object.keys(table) as Action[]
  return actions.filter(action => decideTransition(table[action], facts).ok)
}
