import { ArrowLeft, Eye } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { viewCabinet } from '#contract/organiser-person.ts'
import { type CabinetPurpose, cabinetPurposes } from '#domain/participant/cabinet-viewing.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage } from '#web/console/screen/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { cabinetPurposeWords } from '#web/kit/words/cabinet-purpose-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SeenCabinet } from './seen-cabinet.tsx'

/** Asks what for, and then shows the home page of the person's cabinet, from which nothing can be done. */
export function CabinetLook({ guid }: { guid: string }) {
  const to = usePaths()
  const [purpose, setPurpose] = useState<CabinetPurpose>('question')
  const look = useSend(viewCabinet, () => ({ params: { guid }, body: { purpose } }), {
    changes: [['organiser', 'application']],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!look.isPending) look.mutate()
  }
  return (
    <ConsolePage
      above={
        <Link
          to={to('organiser-application', { guid })}
          className="text-link inline-flex items-center gap-1.5"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.cabinet_look_back()}
        </Link>
      }
      title={m.page_title_organiser_cabinet()}
      lead={m.cabinet_look_lead()}
    >
      {look.data ? (
        <SeenCabinet seen={look.data} />
      ) : (
        <form onSubmit={submit} className="max-w-168 space-y-6">
          <RadioGroup
            label={m.organiser_purpose()}
            value={purpose}
            onValueChange={value => setPurpose(cabinetPurposes.find(known => known === value) ?? 'question')}
            options={cabinetPurposes.map(value => ({ value, label: cabinetPurposeWords[value]() }))}
          />
          {look.error && <Banner tone="negative">{look.error.message}</Banner>}
          <Button type="submit" icon={<Eye aria-hidden="true" />} loading={look.isPending}>
            {m.cabinet_look_open()}
          </Button>
        </form>
      )}
    </ConsolePage>
  )
}
