import { CalendarPlus, FileText } from 'lucide-react'
import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'

type DownloadLinksProps = {
  locale: Locale
  edition: string
  /** A past edition needs no calendar. */
  calendar: boolean
  /** The filters of the page's address, which the files follow. */
  parameters: readonly (readonly [string, string])[]
}

const look =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md px-1.5 sm:gap-2 sm:px-2.5 text-sm font-medium text-accent-text hover:bg-accent-soft [&_svg]:size-5 [&_svg]:stroke-[1.5]'

/** The programme for paper and for calendars: what the page shows, by its address. A script keeps them with the filters (islands/programme-island.tsx). */
export function DownloadLinks({ locale, edition, calendar, parameters }: DownloadLinksProps) {
  const chosen = new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, value]))
  const query = [`locale=${locale}`, chosen.toString()].filter(Boolean).join('&')
  return (
    <div className="-mr-1.5 flex items-center sm:-mr-2.5 print:hidden">
      <a
        href={`/api/v2/program.pdf?edition=${edition}&${query}`}
        data-file={`/api/v2/program.pdf?edition=${edition}&locale=${locale}`}
        download
        title={m.programme_download_pdf()}
        className={look}
      >
        <FileText aria-hidden="true" />
        PDF
      </a>
      {calendar && (
        <a
          href={`/api/v2/program.ics?${query}`}
          data-file={`/api/v2/program.ics?locale=${locale}`}
          download
          title={m.programme_download_ics()}
          className={look}
        >
          <CalendarPlus aria-hidden="true" />
          {m.programme_calendar()}
        </a>
      )}
    </div>
  )
}
