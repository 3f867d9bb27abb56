import { type ChangeRow, decideChange } from '#contract/organiser-change.ts'
import { changeKindWords } from '#messages/change-word.ts'
import { m } from '#messages/compiled/messages.js'
import { useOwnerActs } from '#web/console/organiser-owner/queries.ts'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Differences } from './differences.tsx'

type GrantTickedProps = { rows: readonly ChangeRow[]; onDone: (done: ReadonlySet<string>) => void }

/** Grants or takes the ticked requests. Refusing is done one by one, because each refusal has its own answer. */
export function GrantTicked({ rows, onDone }: GrantTickedProps) {
  const locale = useLocale()
  const grant = useSend(decideChange, ({ guid }: ChangeRow) => ({
    params: { guid },
    body: { decision: 'grant' as const, answer: null },
  }))
  const ownerActs = useOwnerActs('changes', rows)
  return (
    <TickedActs
      ticked={rows}
      idOf={row => row.guid}
      nameOf={row => nameIn(locale, row)}
      detailOf={row => <p className="text-text-quiet">{changeKindWords[row.kind]()}</p>}
      onDone={onDone}
      acts={[
        {
          key: 'grant',
          title: m.change_grant_many({ count: rows.length }),
          lead: m.change_grant_text(),
          rows,
          detailOf: row => (
            <>
              <p className="mb-2 text-text-quiet">{changeKindWords[row.kind]()}</p>
              <Differences row={row} />
            </>
          ),
          submitText: m.change_grant(),
          doneText: m.change_granted_many,
          act: row => grant.mutateAsync(row),
        },
        ...ownerActs,
      ]}
    />
  )
}
