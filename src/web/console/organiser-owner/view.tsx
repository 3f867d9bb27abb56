import { Hand } from 'lucide-react'
import type { RequestOwner } from '#contract/organiser-owner.ts'
import { type OwnedRequest, type OwnerChoice, ownerChoices } from '#domain/organiser/owned-request.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useSetOwner } from './queries.ts'
import { ownerChoiceWords, ownerWords } from './words.ts'

/** In the column of a list. */
export function OwnerName({ owner }: { owner: RequestOwner }) {
  const locale = useLocale()
  // First and last name take two lines where the list is wide.
  return (
    <span className="block min-w-20 max-w-36 whitespace-normal">
      {owner ? colleagueName(locale, owner.name) : '—'}
    </span>
  )
}

type OwnerFilterProps = {
  value: OwnerChoice | 'all'
  counts: readonly { value: string; count: number; more?: boolean }[] | undefined
  onChange: (owner: string | null) => void
}

export function OwnerFilter({ value, counts, onChange }: OwnerFilterProps) {
  return (
    <FilterChoice
      label={m.organiser_column_owner()}
      anyText={m.organiser_any_owner()}
      value={value}
      values={ownerChoices}
      wordOf={choice => ownerChoiceWords[choice]()}
      counts={counts}
      onChange={onChange}
    />
  )
}

function ownerText(what: OwnedRequest, owner: RequestOwner, locale: 'ru' | 'en'): string {
  if (!owner) return ownerWords[what].free()
  return owner.mine
    ? ownerWords[what].mine()
    : m.organiser_owner_of({ name: colleagueName(locale, owner.name) })
}

/** In a list on a phone; nothing for what nobody has taken. */
export function OwnerNote({ what, owner }: { what: OwnedRequest; owner: RequestOwner }) {
  const locale = useLocale()
  if (!owner) return null
  return <p className="text-sm text-text-quiet">{ownerText(what, owner, locale)}</p>
}

type OwnerLineProps = {
  what: OwnedRequest
  guid: string
  owner: RequestOwner
  mayTake: boolean
  /** One of several on the page: without lines around it. */
  inList?: boolean
  /** Whose, said in the palette. */
  about?: string | undefined
}

/** Who deals with an open request, so that two do not, and the button that changes it. */
export function OwnerLine({ what, guid, owner, mayTake, inList = false, about }: OwnerLineProps) {
  const locale = useLocale()
  const wish = useSetOwner(what, { onError: tellFailure })
  const { leave } = ownerWords[what]
  const verb = owner?.mine ? leave() : owner ? m.organiser_take_over() : m.organiser_take()
  const change = () => wish.mutate({ row: { guid, owner }, to: owner?.mine ? 'nobody' : 'me' })
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 text-sm',
        !inList && 'border-y py-2',
      )}
    >
      <p role="status">{ownerText(what, owner, locale)}</p>
      {mayTake && (
        <PageButton
          icon={Hand}
          plain
          ofRow={inList}
          about={about}
          size="sm"
          variant="secondary"
          loading={wish.isPending}
          onClick={change}
        >
          {verb}
        </PageButton>
      )}
    </div>
  )
}
