import { ArrowLeft, Eye } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { type CabinetPurpose, cabinetPurposes } from '#domain/participant/cabinet-viewing.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { ConsolePage } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { cabinetPurposeWords } from '#web/kit/words/cabinet-purpose-words.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useForgetCabinet } from '../queries.ts'
import { CabinetPages } from './cabinet-pages.tsx'

/** Asks what for, once and again after a reload, and then shows the person's cabinet page by page. Nothing can be done from it. */
export function CabinetLook({ guid }: { guid: string }) {
  const target = useRecordTarget()
  const [chosen, setChosen] = useState<CabinetPurpose>('question')
  const [purpose, setPurpose] = useState<CabinetPurpose | null>(null)
  useForgetCabinet(guid)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPurpose(chosen)
  }
  return (
    <ConsolePage
      above={
        <Link
          {...target('organiser-application', guid)}
          className="text-link inline-flex min-h-6 items-center gap-1.5"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.cabinet_look_back()}
        </Link>
      }
      title={m.page_title_organiser_cabinet()}
      lead={m.cabinet_look_lead()}
    >
      {purpose ? (
        <CabinetPages guid={guid} purpose={purpose} />
      ) : (
        <form onSubmit={submit} className="max-w-168 space-y-6">
          <RadioGroup
            label={m.organiser_purpose()}
            value={chosen}
            onValueChange={value => setChosen(cabinetPurposes.find(known => known === value) ?? 'question')}
            options={cabinetPurposes.map(value => ({ value, label: cabinetPurposeWords[value]() }))}
          />
          <PageButton type="submit" icon={Eye}>
            {m.cabinet_look_open()}
          </PageButton>
        </form>
      )}
    </ConsolePage>
  )
}
