/** An opaque cursor: the sort values of the last row, and the guid that breaks ties. */
export function encodeCursor(values: (string | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The values of a cursor with `length` parts; null for an invalid one, which starts the list anew. */
export function decodeCursor(cursor: string | undefined, length: number): (string | null)[] | null {
  if (!cursor) return null
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const sound =
      Array.isArray(values) &&
      values.length === length &&
      values.every(
        value =>
          value === null || (typeof value === 'string' && value.length <= 300 && !value.includes('\0')),
      )
    return sound && guid.test(values.at(-1)) ? (values as (string | null)[]) : null
  } catch {
    return null
  }
}

/** Cuts a list that was read one row longer than its page, and returns the next cursor. */
export function pageOf<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => (string | null)[]) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(cursorOf(last)) : null }
}

/** Where a page ended that is ordered by a time, with rows that have none at the end; null for the start, or for a cursor that is not one. */
export type TimePlace = { at: Date | null; guid: string }

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

export function timePlaceOf(cursor: string | undefined): TimePlace | null {
  const [value, guid] = decodeCursor(cursor, 2) ?? []
  if (value === undefined || !guid) return null
  if (value === null) return { at: null, guid }
  const at = new Date(value)
  return instant.test(value) && !Number.isNaN(at.getTime()) ? { at, guid } : null
}
