import { Eye } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { isForChecking, type ViewingPurpose, viewingPurposes } from '#domain/passport/passport-viewing.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordWalk } from '#web/console/record/queries.ts'
import { ConsolePage } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useRowKeyboard } from '#web/kit/list/row-keyboard.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { passportPurposeHints, passportPurposeLabels } from '../words.ts'
import { PassportsLink } from './passports-link.tsx'

/** Asked before any data are opened, once for a walk through the queue; the person reads the answer in their cabinet. */
export function PurposeQuestion({ onAnswer }: { onAnswer: (purpose: ViewingPurpose) => void }) {
  const [purpose, setPurpose] = useState<ViewingPurpose>('check')
  const walk = useRecordWalk('organiser-passport')
  useRowKeyboard(intent => {
    if (intent.kind === 'leave') walk.backToList()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(purpose)
  }
  return (
    <ConsolePage
      above={<PassportsLink list={walk.listTarget} listText={walk.listText} />}
      title={m.organiser_purpose_title()}
      lead={m.organiser_purpose_lead()}
    >
      <form onSubmit={submit} className="max-w-168 space-y-6">
        <RadioGroup
          label={m.organiser_purpose()}
          value={purpose}
          onValueChange={value => setPurpose(viewingPurposes.find(known => known === value) ?? 'check')}
          options={viewingPurposes.map(value => ({
            value,
            label: passportPurposeLabels[value](),
            description: passportPurposeHints[value](),
          }))}
        />
        <PageButton type="submit" autoFocus icon={Eye}>
          {m.organiser_purpose_open()}
        </PageButton>
        {!isForChecking(purpose) && (
          <p className="text-sm text-text-quiet">{m.organiser_purpose_no_verdict()}</p>
        )}
      </form>
    </ConsolePage>
  )
}
