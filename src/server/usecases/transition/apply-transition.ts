import type { AuditAction, AuditRole, AuditSubjectKind } from '#domain/audit/audit-entry.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { type ActorOf, type EffectOf, loggedAs, type Transition } from '#domain/transition/transition.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { orRefuse } from '#server/refuse.ts'

type Table = Record<string, Transition<string, string, string>>

export type ActionOf<Rows> = keyof Rows & string

/** The log entry of one record; `toValue` where it is not the new status. */
type Line = { subjectGuid: string; fromValue: string | null; toValue?: null }

/** A table of the domain together with the database rows whose status it changes. */
export type Machine<Rows extends Table, Subject, Change, Written> = {
  rows: Rows
  decide(
    action: ActionOf<Rows>,
    subject: Subject,
    actor: AnyActorOf<Rows>,
  ): { ok: true } | { ok: false; code: ErrorCode }
  /** Writes the new status and its extra columns for locked records. */
  write(
    tx: Tx,
    subjects: readonly Locked<Subject>[],
    moved: { to: Rows[ActionOf<Rows>]['to']; change: Change; at: Date },
  ): Promise<readonly Written[]>
  subjectKind: AuditSubjectKind
  line(subject: Subject): Line
}

/** Who acts: the actor of the table, and the role for the log. */
export type TakenBy<Actor> = {
  as: Actor
  role: AuditRole
  /** Null when no account acts. */
  actorGuid: string | null
  at: Date
  requestId?: string | null
}

type AnyActorOf<Rows> = ActorOf<Rows[ActionOf<Rows>]>

/** An action without a log entry needs no actor. */
type ByWhom<Rows, Action extends ActionOf<Rows>> = Rows[Action] extends { logged: null }
  ? Pick<TakenBy<AnyActorOf<Rows>>, 'as' | 'at'>
  : TakenBy<AnyActorOf<Rows>>

type Handlers<Row> = Record<EffectOf<Row>, () => Promise<unknown>>

type Taking<Row, Change> = {
  reason?: string | null
} & (Partial<Change> extends Change ? { change?: Change } : { change: Change }) &
  ([EffectOf<Row>] extends [never] ? { effects?: Record<string, never> } : { effects: Handlers<Row> })

/** One record of several, with its role where the roles differ. */
export type Moving<Subject> = { record: Locked<Subject>; role?: AuditRole }

/**
 * Takes an action of a state machine on a record that the caller has locked: checks the table, writes the status and the log entry, and runs the
 * row's effects in its order. Refuses what the table refuses (`forbidden`, `state_forbids`). The table names the effects and the caller implements
 * them; a missing one does not compile.
 */
export async function applyTransition<
  Rows extends Table,
  Action extends ActionOf<Rows>,
  Subject,
  Change,
  Written,
>(
  tx: Tx,
  machine: Machine<Rows, Subject, Change, Written>,
  action: Action,
  record: Locked<NoInfer<Subject>>,
  taking: { by: ByWhom<Rows, Action> } & Taking<Rows[Action], Change>,
): Promise<Written> {
  const [written] = await applyTransitions<Rows, Action, Subject, Change, Written>(
    tx,
    machine,
    action,
    [{ record }],
    taking,
  )
  return written as Written
}

/** The same for many records, with a fixed number of statements: all of them, or a refusal. */
export async function applyTransitions<
  Rows extends Table,
  Action extends ActionOf<Rows>,
  Subject,
  Change,
  Written,
>(
  tx: Tx,
  machine: Machine<Rows, Subject, Change, Written>,
  action: Action,
  moving: readonly Moving<NoInfer<Subject>>[],
  taking: { by: ByWhom<Rows, Action> } & Taking<Rows[Action], Change>,
): Promise<readonly Written[]> {
  if (moving.length === 0) return []
  const { by, reason, change, effects } = taking as LooseTaking<Rows, Change>
  for (const { record } of moving) orRefuse(machine.decide(action, record, by.as))
  const row: Transition<string, string, string> = machine.rows[action] as Rows[Action]
  const lines = moving.map(({ record }) => machine.line(record))
  await run(row.before ?? [], effects)
  const written = await machine.write(
    tx,
    moving.map(({ record }) => record),
    { to: row.to, change, at: by.at },
  )
  const logged = loggedAs(machine.rows, action) as AuditAction | null
  if (logged)
    await recordAudits(
      tx,
      lines.map((line, index) => ({
        at: by.at,
        actorGuid: by.actorGuid,
        actorRole: moving[index]?.role ?? by.role,
        subjectKind: machine.subjectKind,
        action: logged,
        toValue: row.to,
        reason: reason ?? null,
        ...line,
        ...(by.requestId && { requestId: by.requestId }),
      })),
    )
  await run(row.effects, effects)
  return written
}

/** The row without the types above, which have already checked it. */
type LooseTaking<Rows extends Table, Change> = {
  by: TakenBy<AnyActorOf<Rows>>
  reason?: string | null
  change: Change
  effects: LooseHandlers | undefined
}

type LooseHandlers = Readonly<Record<string, (() => Promise<unknown>) | undefined>>

async function run(names: readonly string[], handlers: LooseHandlers | undefined): Promise<void> {
  for (const name of names) {
    const handle = handlers?.[name]
    if (!handle) throw new TypeError(`no handler for the effect ${name}`)
    await handle()
  }
}

/** Refuses early what the table refuses, for use cases that check or write more before the status changes. */
export function askTransition<Rows extends Table, Action extends ActionOf<Rows>, Subject>(
  machine: Pick<Machine<Rows, Subject, never, unknown>, 'decide'>,
  action: Action,
  record: NoInfer<Subject>,
  as: AnyActorOf<Rows>,
): void {
  orRefuse(machine.decide(action, record, as))
}
