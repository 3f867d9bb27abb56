import { useState } from 'react'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { type DraftClash, resolveMerge } from './draft-merge.ts'
import { DraftValue } from './draft-value.tsx'
import { pathWords } from './path-words.ts'
import type { EditConflict } from './use-content-editor.ts'

type ConflictDialogProps = {
  kind: ContentKind
  conflict: EditConflict
  edition: string | undefined
  onSave: (resolved: Record<string, unknown>) => void
  onKeepEditing: (resolved: Record<string, unknown>) => void
}

type Side = 'mine' | 'theirs'

/** Two people saved the same piece: shows both versions field by field, to choose from. */
export function ConflictDialog({ kind, conflict, edition, onSave, onKeepEditing }: ConflictDialogProps) {
  const { merge, theirs } = conflict
  const locale = useLocale()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(merge.clashes.map(({ path }) => [path, side])))
  const resolved = () => resolveMerge(merge, choices)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onKeepEditing(resolved())}
      size="lg"
      title={m.content_conflict_title()}
      description={merge.clashes.length > 0 ? m.content_conflict_text() : m.content_conflict_none()}
      closeLabel={m.close()}
      actions={
        <>
          <Button onClick={() => onSave(resolved())}>{m.content_conflict_save()}</Button>
          <Button variant="secondary" onClick={() => onKeepEditing(resolved())}>
            {m.content_conflict_keep_editing()}
          </Button>
        </>
      }
    >
      {merge.taken.length > 0 && (
        <p className="mb-4 text-sm text-text-quiet">
          {m.content_conflict_taken({
            fields: merge.taken.map(path => pathWords(kind, path)).join(', '),
          })}
        </p>
      )}
      {merge.clashes.length > 1 && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => chooseAll('mine')}>
            {m.content_conflict_all_mine()}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => chooseAll('theirs')}>
            {m.content_conflict_all_theirs()}
          </Button>
        </div>
      )}
      <div className="space-y-6">
        {merge.clashes.map(clash => (
          <ClashChoice
            key={clash.path}
            kind={kind}
            clash={clash}
            theirsBy={theirs.updatedBy && colleagueName(locale, theirs.updatedBy)}
            edition={edition}
            chosen={choices[clash.path] ?? 'mine'}
            onChoose={side => setChoices(known => ({ ...known, [clash.path]: side }))}
          />
        ))}
      </div>
    </Dialog>
  )
}

type ClashChoiceProps = {
  kind: ContentKind
  clash: DraftClash
  theirsBy: string | null
  edition: string | undefined
  chosen: Side
  onChoose: (side: Side) => void
}

function ClashChoice({ kind, clash, theirsBy, edition, chosen, onChoose }: ClashChoiceProps) {
  const heads = {
    mine: m.content_conflict_mine(),
    theirs: theirsBy ? m.content_conflict_theirs_by({ who: theirsBy }) : m.content_conflict_theirs(),
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{pathWords(kind, clash.path)}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map(side => (
          <label
            key={side}
            className={classNames(
              'flex min-w-0 gap-3 rounded-md border p-3 text-sm',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              chosen === side ? 'border-accent bg-accent-soft' : 'border-line',
            )}
          >
            <input
              type="radio"
              name={clash.path}
              className="tick tick-round mt-0.5 outline-none!"
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0 flex-1">
              <span className="mb-1 block text-text-quiet">{heads[side]}</span>
              <span className="block max-h-60 overflow-y-auto">
                <DraftValue kind={kind} path={clash.path} value={clash[side]} edition={edition} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
