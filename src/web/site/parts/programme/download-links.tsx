import { CalendarPlus, FileText } from 'lucide-react'
import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'
import { buttonClasses } from '#web/ui/button-classes.ts'

type DownloadLinksProps = {
  locale: Locale
  edition: string /** A past edition needs no calendar. */
  calendar: boolean
}

/** The programme for paper and for calendars. */
export function DownloadLinks({ locale, edition, calendar }: DownloadLinksProps) {
  return (
    <>
      <a
        href={`/api/v2/program.pdf?locale=${locale}&edition=${edition}`}
        download
        className={`${buttonClasses({ variant: 'secondary' })} print:hidden`}
      >
        <FileText aria-hidden="true" />
        {m.programme_download_pdf()}
      </a>
      {calendar && (
        <a
          href={`/api/v2/program.ics?locale=${locale}`}
          download
          // Aligned with the column when it is on a line of its own.
          className={`${buttonClasses({ variant: 'quiet' })} -ml-4.5 print:hidden`}
        >
          <CalendarPlus aria-hidden="true" />
          {m.programme_download_ics()}
        </a>
      )}
    </>
  )
}
