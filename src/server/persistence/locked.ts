declare const held: unique symbol

/** For queries that have locked the row and then read it. */
export type Locked<Row> = Row & { readonly [held]: true }

/** For the queries that have just locked the row and read it behind the lock. */
export function asLocked<Row>(row: Row): Locked<Row> {
  return row as Locked<Row>
}
