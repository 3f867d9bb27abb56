import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { WatchHit } from '#contract/organiser-watch-list.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { watchedKindWords, watchStateWords } from '#messages/watch-word.ts'
import { NameReasons, ReasonLine } from '#web/console/duplicate-queue/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useDecideWatchHit } from '../queries.ts'
import { birthDateWords } from '../words.ts'

type WatchHitSheetProps = { hit: WatchHit; onClose: () => void }

/** One hit: whom the list names, who is to come in, why they may be one person, and the decision. */
export function WatchHitSheet({ hit, onClose }: WatchHitSheetProps) {
  const [asking, setAsking] = useState<'same' | 'other' | null>(null)
  return (
    <Sheet
      open
      size="lg"
      onOpenChange={next => !next && onClose()}
      title={m.watch_sheet_title()}
      closeLabel={m.close()}
      actions={
        <>
          {hit.state !== 'same' && (
            <PageButton icon={UserRoundCheck} plain onClick={() => setAsking('same')}>
              {m.watch_same()}
            </PageButton>
          )}
          {hit.state !== 'other' && (
            <PageButton icon={UserRoundX} plain variant="secondary" onClick={() => setAsking('other')}>
              {m.watch_other()}
            </PageButton>
          )}
        </>
      }
    >
      <div className="space-y-8">
        <OpenByOthers kind="watchHit" guid={hit.guid} />
        <Decided hit={hit} />
        <Both hit={hit} />
        <Section title={m.duplicate_why()} level={3} space="none">
          <NameReasons names={hit.names}>
            {hit.birthDate && (
              <li>
                <ReasonLine speaks={hit.birthDate === 'different' ? 'against' : 'for'}>
                  {birthDateWords[hit.birthDate]()}
                </ReasonLine>
              </li>
            )}
          </NameReasons>
        </Section>
        <p className="text-sm text-text-quiet">{m.watch_what_now()}</p>
      </div>
      {asking && <DecisionDialog hit={hit} state={asking} onDone={onClose} onClose={() => setAsking(null)} />}
    </Sheet>
  )
}

function Decided({ hit: { decided, state } }: { hit: WatchHit }) {
  const moments = useMoments()
  const locale = useLocale()
  if (!decided) return null
  return (
    <Banner tone={state === 'same' ? 'attention' : 'info'} title={watchStateWords[state]()}>
      <p>
        {m.duplicate_decided_by({ name: colleagueName(locale, decided.by), at: moments.moment(decided.at) })}
      </p>
      <p className="mt-1 wrap-anywhere">{decided.note}</p>
    </Banner>
  )
}

function Both({ hit: { listed, person } }: { hit: WatchHit }) {
  const moments = useMoments()
  const locale = useLocale()
  const target = useRecordTarget()
  const day = (date: string | null) =>
    orNotGiven(date && (/^\d{4}-\d{2}-\d{2}$/.test(date) ? moments.day(date) : date))
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Section title={m.watch_column_listed()} level={3} space="none">
        <DefinitionList
          items={[
            { term: m.duplicate_row_name(), value: listed.name },
            { term: personLabels.birthDate(), value: day(listed.birthDate) },
            { term: m.watch_remark(), value: orNotGiven(listed.remark) },
          ]}
        />
      </Section>
      <Section title={watchedKindWords[person.kind]()} level={3} space="none">
        <DefinitionList
          items={[
            {
              term: m.duplicate_row_name(),
              value: person.applicationGuid ? (
                <Link className="text-link" {...target('organiser-passport', person.applicationGuid)}>
                  {nameIn(locale, person)}
                </Link>
              ) : (
                nameIn(locale, person)
              ),
            },
            { term: personLabels.birthDate(), value: day(person.birthDate) },
            { term: m.organiser_column_company(), value: orNotGiven(person.company) },
          ]}
        />
      </Section>
    </div>
  )
}

type DecisionDialogProps = WatchHitSheetProps & { state: 'same' | 'other'; onDone: () => void }

function DecisionDialog({ hit, state, onDone, onClose }: DecisionDialogProps) {
  const isSame = state === 'same'
  const decide = useDecideWatchHit(hit.guid, () => {
    toasts.show({ title: isSame ? m.watch_same_done() : m.watch_other_done(), tone: 'positive' })
    onDone()
  })
  return (
    <ReasonDialog
      title={isSame ? m.watch_same_title() : m.watch_other_title()}
      description={isSame ? m.watch_same_text() : m.watch_other_text()}
      label={m.watch_note()}
      hint={m.watch_note_hint()}
      limit={500}
      submitText={isSame ? m.watch_same() : m.watch_other()}
      pending={decide.isPending}
      error={decide.error}
      onSubmit={note => decide.mutate({ state, version: hit.version, note })}
      onClose={onClose}
    />
  )
}
