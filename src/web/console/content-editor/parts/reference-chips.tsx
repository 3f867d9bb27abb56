import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { Link } from 'react-router'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName } from '#web/console/content/words.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { ReferenceOption } from './reference-search.ts'

type ReferenceChipsProps = {
  kind: ContentKind
  chosen: readonly string[]
  /** Undefined while loading. */
  options: readonly ReferenceOption[] | undefined
  /** Whether their order matters. */
  ordered: boolean
  edition: string | undefined
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

/** What was chosen, each a link to its own editor. */
export function ReferenceChips(props: ReferenceChipsProps) {
  const { kind, chosen, options, ordered, edition, onMove, onRemove } = props
  const locale = useLocale()
  const to = usePaths()
  if (chosen.length === 0) return null
  return (
    <ol className="mb-3 divide-y rounded-md border">
      {chosen.map((guid, index) => {
        const option = options?.find(one => one.guid === guid)
        const name = option
          ? bilingualName(option.title, locale)
          : options
            ? m.content_reference_unknown()
            : '…'
        return (
          <li key={guid} className="flex min-h-11 items-center gap-1 py-0.5 pr-1 pl-3 text-sm">
            <span className="min-w-0 flex-1">
              <Link
                to={{
                  pathname: to('organiser-content-item', { kind, guid }),
                  search: edition ? `?edition=${edition}` : '',
                }}
                className="hover:underline"
              >
                {name}
              </Link>
              {option?.note && <span className="text-text-quiet"> · {option.note}</span>}
              {option && !option.published && (
                <span className="text-attention"> · {m.content_reference_draft()}</span>
              )}
            </span>
            {ordered && chosen.length > 1 && (
              <>
                <IconButton
                  size="sm"
                  label={m.content_reference_earlier({ name })}
                  icon={<ChevronUp aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={() => onMove(index, index - 1)}
                />
                <IconButton
                  size="sm"
                  label={m.content_reference_later({ name })}
                  icon={<ChevronDown aria-hidden="true" />}
                  disabled={index === chosen.length - 1}
                  onClick={() => onMove(index, index + 1)}
                />
              </>
            )}
            <IconButton
              size="sm"
              label={m.content_reference_remove({ name })}
              icon={<X aria-hidden="true" />}
              onClick={() => onRemove(index)}
            />
          </li>
        )
      })}
    </ol>
  )
}
