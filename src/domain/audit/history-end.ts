const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An end of an entry, or its reason, as a history shows it: numbers of records and whole settings tell nobody anything. */
export function historyEnd(value: string | null): string | null {
  return value === null || value.startsWith('{') || guid.test(value) ? null : value
}
