import { HandHelping, IdCard, Printer } from 'lucide-react'
import type { BadgeRow } from '#contract/organiser-badge.ts'
import { decideHandOver, decideReissue } from '#domain/badge/badge-standing.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'

type BadgeDeedsProps = {
  rows: readonly BadgeRow[]
  busy: boolean
  onPrint: (rows: readonly BadgeRow[]) => void
  onHandOver: (rows: readonly BadgeRow[]) => void
  onLost: (row: BadgeRow) => void
}

/** What may be done with these badges; a loss is told of one at a time. */
export function BadgeDeeds({ rows, busy, onPrint, onHandOver, onLost }: BadgeDeedsProps) {
  const ready = rows.filter(({ standing }) => decideHandOver(standing).ok)
  const [only] = rows.length === 1 ? rows : []
  const count = (number: number) => (rows.length > 1 ? number : undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {ready.length > 0 && (
        <PageButton
          icon={HandHelping}
          plain
          count={count(ready.length)}
          size="sm"
          disabled={busy}
          onClick={() => onHandOver(ready)}
        >
          {m.badge_desk_hand_over()}
        </PageButton>
      )}
      <PageButton
        icon={Printer}
        plain
        count={count(rows.length)}
        size="sm"
        variant={ready.length > 0 ? 'secondary' : 'primary'}
        disabled={busy}
        onClick={() => onPrint(rows)}
      >
        {m.badge_desk_print_selected()}
      </PageButton>
      {only && decideReissue(only.standing).ok && (
        <PageButton
          icon={IdCard}
          plain
          size="sm"
          variant="secondary"
          disabled={busy}
          onClick={() => onLost(only)}
        >
          {m.badge_desk_reissue()}
        </PageButton>
      )}
    </div>
  )
}
