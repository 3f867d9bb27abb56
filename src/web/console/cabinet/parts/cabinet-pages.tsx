import { useEffect, useState } from 'react'
import { type CabinetPart, cabinetParts, mayLookAt } from '#domain/participant/cabinet-part.ts'
import { m } from '#messages/compiled/messages.js'
import { cabinetPartParameter } from '#web/console/record/rules.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { oneOf, useUrlParameters } from '#web/kit/list/list-address.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { cabinetPartWords } from '#web/kit/words/cabinet-part-words.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { type CabinetLooking, useCabinetPage } from '../queries.ts'
import { SeenCabinet } from './seen-cabinet.tsx'

/** The cabinet's own navigation as tabs; the page that is open stands in the address. */
export function CabinetPages(looking: CabinetLooking) {
  const { roles } = useOrganiser()
  const [parameters, change] = useUrlParameters()
  const open = oneOf(
    parameters.get(cabinetPartParameter),
    cabinetParts.filter(part => mayLookAt(roles, part)),
    'home',
  )
  // Known once any page has come.
  const [known, setKnown] = useState<readonly CabinetPart[]>([])
  const shown = known.length > 0 ? known : [...new Set<CabinetPart>(['home', open])]
  const closed = cabinetParts.filter(part => !mayLookAt(roles, part))
  return (
    <div className="space-y-4">
      <Tabs
        label={m.cabinet_look_pages()}
        wrap
        value={open}
        onValueChange={part => change({ [cabinetPartParameter]: part === 'home' ? null : part })}
        tabs={shown.map(part => ({
          value: part,
          label: cabinetPartWords[part](),
          content: <Page looking={looking} part={part} onParts={setKnown} />,
        }))}
      />
      {closed.length > 0 && (
        <p className="text-sm text-text-quiet">
          {m.cabinet_look_closed({ parts: closed.map(part => cabinetPartWords[part]()).join(', ') })}
        </p>
      )}
    </div>
  )
}

type PageProps = {
  looking: CabinetLooking
  part: CabinetPart
  onParts: (parts: readonly CabinetPart[]) => void
}

function Page({ looking, part, onParts }: PageProps) {
  const { data, error, refetch } = useCabinetPage(looking, part)
  const parts = data?.parts
  useEffect(() => {
    if (parts) onParts(parts)
  }, [parts, onParts])
  if (data) return <SeenCabinet page={data} />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy="true" className="rounded-lg border p-5 sm:p-8">
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
      <SkeletonText lines={8} />
    </div>
  )
}
