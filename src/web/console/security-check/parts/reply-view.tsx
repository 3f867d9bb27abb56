import { Check, FileUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CheckRow, ReplyRow, SecurityCheck, SecurityReply } from '#contract/organiser-security-check.ts'
import { isTakeable } from '#domain/security-check/reconcile-reply.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useTakeReply } from '../queries.ts'
import { ReplyTable } from './reply-table.tsx'
import { TakenResults } from './taken-results.tsx'

type ReplyViewProps = {
  check: SecurityCheck & { rows: CheckRow[] }
  reply: SecurityReply
  onOther: () => void
}

const namesShown = 8

/** The reply beside the list: what matches is ticked, what differs waits for a look, and nothing changes before the button. */
export function ReplyView({ check, reply, onOther }: ReplyViewProps) {
  const locale = useLocale()
  const nameOf = useMemo(() => {
    const names = new Map(check.rows.map(row => [row.line, row.person ? nameIn(locale, row.person) : '—']))
    return (line: number | null) => (line === null ? '—' : (names.get(line) ?? '—'))
  }, [check.rows, locale])
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(reply.rows.filter(({ finding }) => finding === 'ready').map(({ number }) => number)),
  )
  const { work, taken } = useTakeReply(check.guid)
  const chosen = reply.rows.flatMap(row => verdictOf(row, ticked))
  if (work.data)
    return (
      <div className="space-y-6">
        <TakenResults results={work.data} nameOf={nameOf} />
        <PageButton icon={FileUp} plain variant="secondary" onClick={onOther}>
          {m.check_reply_other()}
        </PageButton>
      </div>
    )
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {m.check_reply_rows({ count: reply.rows.length })}
        </p>
        <PageButton
          icon={FileUp}
          plain
          variant="secondary"
          size="sm"
          disabled={work.isPending}
          onClick={onOther}
        >
          {m.check_reply_other()}
        </PageButton>
      </div>
      {reply.missing.length > 0 && (
        <Banner tone="attention" title={m.check_missing_title({ count: reply.missing.length })}>
          {m.check_missing_text({ names: shortened(reply.missing.map(nameOf)) })}
        </Banner>
      )}
      <ReplyTable
        rows={reply.rows}
        nameOf={nameOf}
        ticked={ticked}
        disabled={work.isPending}
        onTick={(number, on) =>
          setTicked(before => new Set(on ? [...before, number] : [...before].filter(one => one !== number)))
        }
      />
      {work.error && (
        <Banner tone="negative" title={m.check_apply_failed()} announce="alert">
          {work.error.message} {m.check_apply_failed_text()}
        </Banner>
      )}
      {work.isPending && (
        <Progress
          value={taken.length / chosen.length}
          label={m.check_applying({ done: taken.length, all: chosen.length })}
        />
      )}
      <div className="space-y-3">
        <p className="measure text-sm text-text-quiet">{m.check_apply_text()}</p>
        {chosen.length === 0 ? (
          <p className="font-medium">{m.check_apply_none()}</p>
        ) : (
          <PageButton icon={Check} plain loading={work.isPending} onClick={() => work.mutate(chosen)}>
            {m.check_apply({ count: chosen.length })}
          </PageButton>
        )}
      </div>
    </div>
  )
}

function verdictOf({ number, line, verdict, comment, finding }: ReplyRow, ticked: ReadonlySet<number>) {
  return line !== null && verdict && isTakeable(finding) && ticked.has(number)
    ? [{ line, verdict, comment }]
    : []
}

function shortened(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).join(', ')
  return names.length > namesShown
    ? m.check_missing_more({ names: shown, count: names.length - namesShown })
    : shown
}
