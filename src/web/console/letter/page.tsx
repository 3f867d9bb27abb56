import { useState } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LetterForm } from './parts/letter-form.tsx'
import { LetterList } from './parts/letter-list.tsx'
import { useLetters } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-letters'))
}

export default function LettersPage() {
  return (
    <Permitted permission="send-letters">
      <LettersView />
    </Permitted>
  )
}

function LettersView() {
  const { data, error, refetch } = useLetters()
  const [edited, setEdited] = useState<Letter | 'new' | null>(null)
  return (
    <ConsolePage
      title={m.letters_title()}
      lead={m.letters_lead()}
      actions={edited === null && <Button onClick={() => setEdited('new')}>{m.letters_new()}</Button>}
    >
      {data && !data.consentAsked && (
        <Banner tone="attention" title={m.letters_no_consent_title()}>
          {m.letters_no_consent_text()}
        </Banner>
      )}
      {edited !== null ? (
        <LetterForm
          key={edited === 'new' ? 'new' : edited.guid}
          letter={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      ) : data ? (
        <LetterList letters={data.items} onEdit={setEdited} onNew={() => setEdited('new')} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </ConsolePage>
  )
}
