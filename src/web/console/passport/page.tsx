import { useState } from 'react'
import { type MetaDescriptor, useParams } from 'react-router'
import type { ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PassportRecord } from './parts/passport-record.tsx'
import { PurposeQuestion } from './parts/purpose-question.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-passport'))
}

export default function PassportPage() {
  const { guid = '' } = useParams()
  // Above the record's key: one answer holds while somebody walks through the queue.
  const [purpose, setPurpose] = useState<ViewingPurpose | null>(null)
  return (
    <Permitted permission="read-passports">
      {purpose ? (
        <PassportRecord key={guid} guid={guid} purpose={purpose} />
      ) : (
        <PurposeQuestion onAnswer={setPurpose} />
      )}
    </Permitted>
  )
}
