/** Writes an instant as a spreadsheet shows it in the language, in minutes of a time zone; made once for many rows. */
export function formatLocalMoment(locale: 'ru' | 'en', timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  })
  return instant => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const { year, month, day, hour, minute } = parts
    return locale === 'ru'
      ? `${day}.${month}.${year} ${hour}:${minute}`
      : `${year}-${month}-${day} ${hour}:${minute}`
  }
}
