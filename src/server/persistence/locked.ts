declare const held: unique symbol

/** A row locked by this transaction until it ends: only a locked row may change its status. */
export type Locked<Row> = Row & { readonly [held]: true }

/** For queries that have locked the row and then read it. */
export function asLocked<Row>(row: Row): Locked<Row> {
  return row as Locked<Row>
}
