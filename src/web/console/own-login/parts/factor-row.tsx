import { Trash2 } from 'lucide-react'
import type { OwnFactor } from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'

type FactorRowProps = {
  factor: OwnFactor
  name: string
  /** Null for the last one where a factor is required. */
  onRemove: (() => void) | null
}

/** One factor: its name, since when, and when it was last used. */
export function FactorRow({ factor, name, onRemove }: FactorRowProps) {
  const moments = useMoments()
  const edition = useEdition()
  const at = (instant: string) => moments.moment(asEditionInstant(edition, instant))
  const used = factor.lastUsedAt
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-text-quiet">
          {[
            m.own_login_added({ date: at(factor.createdAt) }),
            used ? m.own_login_used({ date: at(used) }) : m.own_login_unused(),
          ].join(' · ')}
        </p>
      </div>
      {onRemove && (
        <PageButton
          icon={Trash2}
          plain
          ofRow
          about={name}
          variant="secondary"
          size="sm"
          className="min-h-11 md:min-h-9"
          aria-label={m.own_login_remove_of({ factor: name })}
          onClick={onRemove}
        >
          {m.own_login_remove()}
        </PageButton>
      )}
    </li>
  )
}
