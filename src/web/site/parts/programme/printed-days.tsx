import type { Locale } from '#contract/field.ts'
import { fullDay, timeSpan } from '#web/kit/dates/day-words.ts'
import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'

type PrintedDaysProps = { programme: ProgrammeView; locale: Locale; note: string }

/**
 * All days in plain lines, for paper alone: the page shows one day, and paper has no tabs. While the programme is narrowed or searched, what the page
 * shows is printed instead.
 */
export function PrintedDays({ programme, locale, note }: PrintedDaysProps) {
  const { days, halls, tracks, sessions } = programme
  const hallNames = new Map(halls.map(({ guid, name }) => [guid, name]))
  const trackNames = new Map(tracks.map(({ guid, name }) => [guid, name]))
  return (
    <div className="page-width hidden print:block print:[body:has([data-narrowed])_&]:hidden">
      <p className="text-sm">{note}</p>
      {days.map(day => (
        <section key={day}>
          <h2 className="mt-5 mb-1 break-after-avoid text-lg font-semibold">{fullDay(day, locale)}</h2>
          <table className="w-full text-sm">
            <tbody>
              {sessions
                .filter(session => session.day === day)
                .map(({ guid, title, people, hall, track, ...times }) => (
                  <tr key={guid} className="break-inside-avoid border-t align-top">
                    <td className="tabular w-28 py-1">{timeSpan(times)}</td>
                    <td className="py-1 pr-4">
                      <b className="font-medium">{title}</b>
                      {people && ` ${people}`}
                    </td>
                    <td className="w-44 py-1 text-xs">
                      {[hall && hallNames.get(hall), track && trackNames.get(track)]
                        .filter(Boolean)
                        .join(' · ')}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
