declare const held: unique symbol

/** A row that this transaction holds until it ends: only such a one may change its status. */
export type Locked<Row> = Row & { readonly [held]: true }

/** For the queries that have just locked the row and read it behind the lock. */
export function asLocked<Row>(row: Row): Locked<Row> {
  return row as Locked<Row>
}
