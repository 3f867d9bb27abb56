import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type BulkAct, type BulkOutcome, outcomeTitle } from './bulk-outcome.ts'

type OutcomeDialogProps = {
  act: BulkAct
  outcome: BulkOutcome
  /** Ticks the members for whom it failed, so that the coordinator can go on with them. */
  onSelect: (guids: readonly string[]) => void
  onClose: () => void
}

/** The result of a bulk action that did not succeed for everybody: the refused by reason and name, then those who were not reached. */
export function OutcomeDialog({ act, outcome, onSelect, onClose }: OutcomeDialogProps) {
  const locale = useLocale()
  const { done, refused, untouched } = outcome
  const rest = [...refused.flatMap(({ guids }) => guids), ...untouched.guids]
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={outcomeTitle(act, outcome)}
      closeLabel={m.close()}
      actions={
        <>
          <Button onClick={onClose}>{m.group_outcome_understood()}</Button>
          <Button variant="secondary" onClick={() => onSelect(rest)}>
            {untouched.guids.length > 0 ? m.group_outcome_select_rest() : m.group_outcome_select_refused()}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <ul className="space-y-4 empty:hidden">
          {refused.map(({ code, names }) => (
            <li key={code} className="border-l-2 border-negative pl-3.5">
              <p className="font-medium">{refusalSentence(act, code, locale)}</p>
              <NameList names={names} />
            </li>
          ))}
        </ul>
        {untouched.names.length > 0 && (
          <div className="border-l-2 border-attention pl-3.5">
            <p className="font-medium">{m.group_outcome_untouched({ count: untouched.names.length })}</p>
            <NameList names={untouched.names} />
          </div>
        )}
        {done.length > 0 && (
          <details className="border-t pt-4 text-sm">
            <summary className="min-h-6 font-medium">{m.group_outcome_done({ count: done.length })}</summary>
            <NameList names={done} />
          </details>
        )}
      </div>
    </Dialog>
  )
}

/** More names than this are folded, so that the buttons stay in sight. */
const namesAtOnce = 12

function NameList({ names }: { names: readonly string[] }) {
  const [first, rest] = [names.slice(0, namesAtOnce), names.slice(namesAtOnce)]
  return (
    <div className="mt-1 text-sm text-text-quiet">
      <p>{first.join(', ')}</p>
      {rest.length > 0 && (
        <details>
          <summary className="min-h-6 py-1">{m.group_outcome_more({ count: rest.length })}</summary>
          <p>{rest.join(', ')}</p>
        </details>
      )}
    </div>
  )
}

// What a general error code means for group members, per action.
const words: Partial<Record<BulkAct, Partial<Record<ErrorCode, () => string>>>> = {
  send: { state_forbids: m.group_refused_send_state },
  edit: { state_forbids: m.group_refused_edit_state, deadline_passed: m.group_refused_edit_deadline },
}

function refusalSentence(act: BulkAct, code: ErrorCode, locale: 'ru' | 'en'): string {
  if (code === 'not_found') return m.group_refused_gone()
  return words[act]?.[code]?.() ?? errorSentence(code, locale)
}
