import { Check } from 'lucide-react'
import { useState } from 'react'
import { type ChangeRow, decideChange } from '#contract/organiser-change.ts'
import { changeKindWords } from '#messages/change-word.ts'
import { m } from '#messages/compiled/messages.js'
import { OneByOneDialog } from '#web/console/queue-selection/form.tsx'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Differences } from './differences.tsx'

type GrantTickedProps = { rows: readonly ChangeRow[]; onDone: (done: ReadonlySet<string>) => void }

/** Grants the ticked requests, each read before it is granted. A refusal needs an answer of its own, so it is given one by one. */
export function GrantTicked({ rows, onDone }: GrantTickedProps) {
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const grant = useSend(decideChange, ({ guid }: ChangeRow) => ({
    params: { guid },
    body: { decision: 'grant' as const, answer: null },
  }))
  return (
    <>
      <SelectionBar count={rows.length}>
        <PageButton
          about={m.staff_selected({ count: rows.length })}
          icon={Check}
          plain
          size="sm"
          onClick={() => setAsking(true)}
        >
          {m.change_grant()}
        </PageButton>
      </SelectionBar>
      {asking && (
        <OneByOneDialog
          title={m.change_grant_many({ count: rows.length })}
          lead={m.change_grant_text()}
          rows={rows}
          idOf={row => row.guid}
          nameOf={row => nameIn(locale, row)}
          detailOf={row => (
            <>
              <p className="mb-2 text-text-quiet">{changeKindWords[row.kind]()}</p>
              <Differences row={row} />
            </>
          )}
          submitText={m.change_grant()}
          doneText={m.change_granted_many}
          act={row => grant.mutateAsync(row)}
          changes={[['organiser']]}
          onClose={done => {
            setAsking(false)
            if (done.size > 0) onDone(done)
          }}
        />
      )}
    </>
  )
}
