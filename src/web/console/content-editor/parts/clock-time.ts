/** Reads a time as people type it (`930`, `9:30`, `9.30`, `18`) as `HH:MM`; anything else is returned unchanged. */
export function readClockTime(typed: string): string {
  const text = typed.trim()
  const [, hours, minutes = '00'] =
    /^(\d{1,2})[:.,\s-](\d{2})$/.exec(text) ?? /^(\d{1,2}?)(\d{2})?$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return text
  return `${hours.padStart(2, '0')}:${minutes}`
}
