import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ContentDetail } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName, kindWords, shownWords, stateTones } from '#web/console/content/words.ts'
import { useForumDays } from '#web/console/programme/queries.ts'
import { RecordPage } from '#web/console/record/view.tsx'
import { labelledError } from '#web/kit/contract-form/labelled-error.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContentPreview } from './content-preview.tsx'
import { liveProblems } from './draft-check.ts'
import { DraftFields } from './draft-fields.tsx'
import { controlId } from './draft-place.ts'
import { EditingHistory } from './editing-history.tsx'
import { EditorFoot } from './editor-foot.tsx'
import { RemoveDialog, UnpublishDialog } from './end-dialogs.tsx'
import { OtherEditors } from './other-editors.tsx'
import { pathWords } from './path-words.ts'
import { ClashDialog, SpeakerLockDialog } from './publish-dialogs.tsx'
import { PublishingSide } from './publishing-side.tsx'
import { ConflictNote, SessionConflicts } from './session-conflicts.tsx'
import { SpeakerOfCard, TakePhotograph } from './speaker-of-card.tsx'
import { type ContentEditing, useContentEditor } from './use-content-editor.ts'
import { useSessionClashes } from './use-session-clashes.ts'
import { type SiteClashes, useSiteClashes } from './use-site-clashes.ts'
import { VersionList } from './version-list.tsx'

type ContentEditorProps = {
  kind: ContentKind
  /** Null for a new one. */
  detail: ContentDetail | null
  onCreated: (detail: ContentDetail) => void
}

type Asking = 'lock' | 'unpublish' | 'remove' | 'preview' | null

/** The editor of every kind: fields from the kind's table, both languages side by side, what it does on the site beside them. */
export function ContentEditor({ kind, detail, onCreated }: ContentEditorProps) {
  const [parameters] = useSearchParams()
  const edition = parameters.get('edition') ?? undefined
  const to = usePaths()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking>(null)
  const [clashes, setClashes] = useState<SiteClashes | null>(null)
  const findClashes = useSiteClashes(kind, edition)
  const editing = useContentEditor({
    kind,
    detail,
    edition,
    onCreated: created => {
      pass()
      onCreated(created)
    },
  })
  const { base, values, dirty } = editing
  const state = base?.state ?? 'draft'
  const withdrawn = base?.speaker?.consent === false
  const words = shownWords(kind)
  const { blocker, pass } = useLeaveGuard(dirty)
  const problems = useProblems(editing, edition)
  const found = useSessionClashes(editing, edition)
  const conflict = found && <ConflictNote found={found} edition={edition} />
  const publish = async (acknowledgeConflicts = false) => {
    setAsking(null)
    setClashes(null)
    if (await editing.publish(acknowledgeConflicts, problems))
      toasts.show({ title: words.publishedToast(), tone: 'positive' })
  }
  const askToPublish = async () => {
    // Incomplete content is refused for that first; the questions below come only when it is complete.
    const ready = problems.length === 0
    if (ready && kind === 'speaker' && state === 'draft') return setAsking('lock')
    const onSite = ready ? await findClashes(editing) : null
    if (onSite) return setClashes(onSite)
    await publish()
  }
  useSaveKey(() => void editing.save())
  const list = {
    pathname: to('organiser-content-kind', { kind }),
    search: edition ? `?edition=${edition}` : '',
  }
  const close = () => setAsking(null)
  return (
    <>
      <RecordPage
        list={{ to: list }}
        listText={m.content_back_to_list({ kind: kindWords[kind].plural() })}
        query={{ data: editing, error: null, refetch: () => {} }}
        titleOf={useTitle}
        failedTitle=""
        skeleton={null}
        wide
        foot={
          <EditorFoot
            editing={editing}
            onPublish={() => void askToPublish()}
            onPreview={() => setAsking('preview')}
            onUnpublish={() => setAsking('unpublish')}
            onRemove={kind === 'page' ? undefined : () => setAsking('remove')}
          />
        }
      >
        {() => (
          <div className="@container">
            <div className="grid gap-x-10 gap-y-8 @5xl:grid-cols-[minmax(0,1fr)_16rem]">
              <form
                noValidate
                onSubmit={event => {
                  event.preventDefault()
                  void editing.save()
                }}
                className="min-w-0 space-y-8"
              >
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-quiet @5xl:hidden">
                  <StatusChip tone={stateTones[state]}>{words.states[state]()}</StatusChip>
                  {words.meanings[state]()}
                </p>
                {base && <OtherEditors kind={kind} guid={base.guid} />}
                <Refusals editing={editing} />
                {kind === 'speaker' && <SpeakerOfCard editing={editing} />}
                {kind === 'programmeSession' && <SessionConflicts found={found} edition={edition} />}
                <DraftFields
                  editing={editing}
                  edition={edition}
                  // Day, times and hall share one line, so a conflict is reported under it.
                  note={
                    kind === 'speaker'
                      ? { at: 'photo', text: <TakePhotograph editing={editing} /> }
                      : conflict && { at: 'startsAt', text: conflict }
                  }
                />
                {base && (
                  <>
                    {kind !== 'speaker' && <VersionList editing={editing} edition={edition} />}
                    <EditingHistory detail={base} />
                  </>
                )}
              </form>
              <div className="@5xl:sticky @5xl:top-0 @5xl:self-start">
                <PublishingSide
                  kind={kind}
                  detail={base}
                  news={!withdrawn && (dirty || base?.state !== 'published')}
                  // Nobody should complete the card of somebody who does not want to be published any more.
                  problems={withdrawn ? [] : problems}
                  conflict={conflict}
                  faulty={editing.faultList.faults.length > 0}
                />
              </div>
            </div>
          </div>
        )}
      </RecordPage>
      {asking === 'lock' && <SpeakerLockDialog onPublish={() => void publish()} onClose={close} />}
      {clashes && (
        <ClashDialog
          found={clashes}
          edition={edition}
          onPublish={() => void publish(true)}
          onClose={() => setClashes(null)}
        />
      )}
      {asking === 'unpublish' && base && (
        <UnpublishDialog detail={base} onDone={editing.adopt} onClose={close} />
      )}
      {asking === 'remove' && base && (
        <RemoveDialog
          detail={base}
          onClose={close}
          onDone={() => {
            pass()
            return navigate(list)
          }}
        />
      )}
      {asking === 'preview' && (
        <ContentPreview kind={kind} values={values} edition={edition} onClose={close} />
      )}
      {editing.conflict && (
        <ConflictDialog
          kind={kind}
          conflict={editing.conflict}
          edition={edition}
          onSave={resolved => void editing.resolve(resolved)}
          onKeepEditing={editing.keepEditing}
        />
      )}
      <LeaveDialog
        blocker={blocker}
        saving={editing.busy !== null}
        onSave={async () => (await editing.save()) !== null}
      />
    </>
  )
}

function useTitle({ kind, base, values }: ContentEditing): string {
  const locale = useLocale()
  const title = contentTitle(kind, values as never)
  return title.ru || title.en || base ? bilingualName(title, locale) : kindWords[kind].fresh()
}

/** What prevents publishing. References can be judged only by the server. */
function useProblems({ kind, values, base, dirty }: ContentEditing, edition: string | undefined) {
  const days = useForumDays(edition)
  return useMemo(() => {
    if (base && !dirty) return base.problems
    const [startsOn = '', endsOn = ''] = [days[0], days.at(-1)]
    return liveProblems(kind, values, { startsOn, endsOn })
  }, [kind, values, base, dirty, days])
}

function Refusals({ editing: { kind, failure, faultList, restored } }: { editing: ContentEditing }) {
  return (
    <>
      {restored && (
        <Banner tone="attention" title={m.content_restored_title()}>
          {m.content_restored_text()}
        </Banner>
      )}
      {failure && (
        <Banner tone="negative" title={m.content_save_failed()} announce="alert">
          {failure.message}
        </Banner>
      )}
      <ErrorSummary
        title={faultList.of === 'publish' ? m.content_refused_title() : m.content_invalid_title()}
        errors={faultList.faults.map(({ path, sentence }) => ({
          field: controlId(path),
          message: labelledError(pathWords(kind, path), sentence),
        }))}
        attempt={faultList.attempt}
      />
    </>
  )
}

/** Ctrl+S (Cmd+S) saves, wherever the focus is, in any keyboard layout. */
function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyS') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
