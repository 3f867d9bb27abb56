import { Check, Minus, UserRound, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import { reasonSpeaks } from '#domain/identity/name-reason.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { nameReasonWord } from '#messages/duplicate-word.ts'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { PageLink } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import type { MergedBefore } from './rules.ts'

type NameReason = DuplicateRow['names'][number]

/** Why two names were taken for one person's or not, letter by letter where they are written differently; other reasons may follow. */
export function NameReasons({ names, children }: { names: readonly NameReason[]; children?: ReactNode }) {
  return (
    <ul className="space-y-3">
      {names.map(reason => (
        <li key={`${reason.code} ${reason.part}`}>
          <ReasonLine speaks={reasonSpeaks(reason)}>{nameReasonWord(reason)}</ReasonLine>
          {reason.code !== 'sameSpelling' && reason.letters.length > 0 && <Letters reason={reason} />}
        </li>
      ))}
      {children}
    </ul>
  )
}

const marks = {
  for: { Icon: Check, tone: 'text-positive' },
  against: { Icon: X, tone: 'text-negative' },
  neither: { Icon: Minus, tone: 'text-text-quiet' },
}

/** One reason with the mark of what it speaks for. */
export function ReasonLine({ speaks, children }: { speaks: keyof typeof marks; children: string }) {
  const { Icon, tone } = marks[speaks]
  return (
    <span className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      {children}
    </span>
  )
}

const grounds = {
  same: '',
  sound: 'bg-sunken',
  slip: 'bg-attention-soft font-medium text-attention',
}

/** Letters of one name over those of the other. */
function Letters({ reason: { left, right, letters } }: { reason: NameReason }) {
  return (
    <ul
      aria-label={m.duplicate_letters({ left, right })}
      className="mt-2 ml-7 flex flex-wrap gap-y-2 text-sm"
    >
      {letters.map((pair, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, and their order never changes
          key={at}
          className={`-ml-px flex min-w-7 flex-col border text-center ${grounds[pair.how]}`}
        >
          <span className="border-b px-1">{pair.left || <NoLetter />}</span>
          <span className="px-1">{pair.right || <NoLetter />}</span>
          {pair.how === 'slip' && <span className="sr-only">{m.duplicate_letter_slip()}</span>}
        </li>
      ))}
    </ul>
  )
}

function NoLetter() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.duplicate_letter_none()}</span>
    </>
  )
}

/** In place of a form once the pair has been merged, whoever did it. */
export function MergedAlready({ merged: { by, at, applicationGuid } }: { merged: MergedBefore }) {
  const target = useRecordTarget()
  const moments = useMoments()
  const locale = useLocale()
  return (
    <Banner
      tone="info"
      announce="alert"
      title={m.merge_already()}
      action={
        <PageLink
          icon={UserRound}
          plain
          size="sm"
          variant="secondary"
          {...target('organiser-application', applicationGuid)}
        >
          {m.merge_already_open()}
        </PageLink>
      }
    >
      {m.duplicate_decided_by({ name: colleagueName(locale, by), at: moments.moment(at) })}
    </Banner>
  )
}
