import { useQuery } from '@tanstack/react-query'
import { type DemoPass, readDemoPasses } from '#contract/demo-pass.ts'
import { spacedPlate } from '#domain/vehicle/plate.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { PassCode } from '#web/kit/badge/pass-code.tsx'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { CopyButton } from '#web/kit/second-factor/copy-button.tsx'
import { passKindWords } from '#web/kit/words/gate-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

/** What the gate says to each of them. */
const words: Record<DemoPass['shows'], () => string> = {
  participant: m.demo_passes_participant,
  employee: m.demo_passes_employee,
  vehicle: m.demo_passes_vehicle,
  driver: m.demo_passes_driver,
  volunteer: m.demo_passes_volunteer,
  revoked: m.demo_passes_revoked,
  oldPrint: m.demo_passes_oldPrint,
  expired: m.demo_passes_expired,
  foreignEdition: m.demo_passes_foreignEdition,
  forged: m.demo_passes_forged,
}

/** Codes to hold before the camera of a gate, good ones first. */
export function DemoPasses() {
  const to = usePaths()
  const { data, error, refetch } = useQuery({
    queryKey: ['demo-passes'],
    queryFn: ({ signal }) => callApi(readDemoPasses, { signal }),
  })
  if (error)
    return (
      <Banner
        tone="negative"
        title={m.demo_passes_failed()}
        announce="status"
        action={
          <Button size="sm" variant="secondary" onClick={() => refetch()}>
            {m.retry()}
          </Button>
        }
      >
        {error.message}
      </Banner>
    )
  if (!data) return <SkeletonText lines={6} />
  return (
    <>
      <Banner tone="info" title={m.demo_passes_clock_title()} className="mb-8">
        {m.demo_passes_clock_text()}{' '}
        <a href={to('organiser-clock')} className="text-link">
          {m.demo_passes_clock_link()}
        </a>
      </Banner>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {data.map(pass => (
          <Pass key={pass.shows} pass={pass} />
        ))}
      </ul>
    </>
  )
}

function Pass({ pass: { shows, kind, name, code, valid } }: { pass: DemoPass }) {
  const locale = useLocale()
  const edition = useEdition()
  const moment = (instant: string) => formatMoment(Date.parse(instant), locale, edition.timeZone)
  const whose = name && (kind === 'vehicle' ? spacedPlate(name) : name)
  return (
    <li className="min-w-0">
      <PassCode code={code} className="w-full max-w-72 border" />
      <h2 className="mt-3 text-base font-semibold wrap-anywhere">{whose ?? passKindWords[kind]()}</h2>
      <p className="mt-1 text-sm">{words[shows]()}</p>
      {valid && (
        <p className="tabular mt-1 text-sm text-text-quiet">
          {m.demo_passes_valid({ from: moment(valid.from), to: moment(valid.to) })}
        </p>
      )}
      <div className="mt-3">
        <CopyButton text={code} />
      </div>
    </li>
  )
}
