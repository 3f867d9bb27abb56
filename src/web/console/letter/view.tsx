import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Save, Send } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Location } from 'react-router'
import type { Letter } from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { letterStateWords } from '#messages/letter-word.ts'
import { LanguageLabel } from '#web/console/content/view.tsx'
import { RecallCountdown } from '#web/console/decision/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { fieldSentence } from '#web/kit/contract-form/field-sentence.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { lettersKey } from './queries.ts'
import { stateTones } from './words.ts'

type Language = 'ru' | 'en'
type Errors = Partial<Record<Language, { message?: string }>> | undefined

type BothLanguagesProps = {
  label: ReactNode
  hint?: ReactNode
  registered: (language: Language) => UseFormRegisterReturn
  /** The form's errors of this field, by language. */
  errors: Errors
  /** Makes it a text of several lines. */
  long?: { rows: number; limit?: number }
}

/** One text in both languages, side by side where there is room. */
export function BothLanguages({ label, hint, registered, errors, long }: BothLanguagesProps) {
  const locale = useLocale()
  return (
    <FieldGroup label={label} hint={hint}>
      <div className={long ? 'grid gap-4 lg:grid-cols-2' : 'grid gap-4 sm:grid-cols-2'}>
        {(['ru', 'en'] as const).map(language => {
          const field = {
            ...registered(language),
            lang: language,
            label: <LanguageLabel locale={language} />,
            error: fieldSentence(errors?.[language]?.message, locale),
          }
          return long ? (
            <TextArea key={language} {...field} {...long} />
          ) : (
            <TextField key={language} {...field} />
          )
        })}
      </div>
    </FieldGroup>
  )
}

type StagedFormProps = {
  /** Above what was refused. */
  failedTitle: string
  top: ReactNode
  summary: Omit<ComponentProps<typeof ErrorSummary>, 'title'>
  dirty: boolean
  pending: boolean
  releaseLabel: string
  children: ReactNode
  /** Asks before the release. */
  release: ReactNode
  onSave: () => void
  onRelease: () => void
  onBack: () => void
}

/** The form of a text that leaves only after a look at it: refusals, fields, and on to the release, save or back. */
export function StagedForm({ failedTitle, top, summary, children, release, ...props }: StagedFormProps) {
  const { dirty, pending, releaseLabel, onSave, onRelease, onBack } = props
  const { blocker } = useLeaveGuard(dirty, opensAnother)
  return (
    <form
      noValidate
      className="max-w-3xl space-y-8"
      onSubmit={event => {
        event.preventDefault()
        onSave()
      }}
    >
      {top && (
        <Banner tone="negative" announce="alert" title={failedTitle}>
          {top}
        </Banner>
      )}
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      {children}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-3 md:mx-0 md:px-0">
        <PageButton icon={Send} plain loading={pending} className="max-sm:w-full" onClick={onRelease}>
          {releaseLabel}
        </PageButton>
        <PageButton
          icon={Save}
          plain
          type="submit"
          variant="secondary"
          disabled={!dirty || pending}
          className="max-sm:w-full"
        >
          {m.letters_save()}
        </PageButton>
        <PageButton icon={ArrowLeft} plain variant="quiet" className="max-sm:w-full" onClick={onBack}>
          {m.letters_back()}
        </PageButton>
      </div>
      {release}
      <LeaveDialog blocker={blocker} />
    </form>
  )
}

/** What is edited may be opened by a parameter, so that going back stays on the page and would lose what was written. */
function opensAnother(from: Location, to: Location): boolean {
  const opened = ({ search }: Location) => new URLSearchParams(search).get('open')
  return from.pathname !== to.pathname || opened(from) !== opened(to)
}

type Written = { subject: string; text: string }

/** A letter as it is read, a tab for each language. */
export function WrittenLetter({ ru, en }: Record<Language, Written>) {
  const locale = useLocale()
  return (
    <Tabs
      label={m.letters_language()}
      defaultValue={locale}
      tabs={[
        { value: 'ru', label: m.content_language_ru(), content: <WrittenIn lang="ru" {...ru} /> },
        { value: 'en', label: m.content_language_en(), content: <WrittenIn lang="en" {...en} /> },
      ]}
    />
  )
}

function WrittenIn({ lang, subject, text }: Written & { lang: Language }) {
  return (
    <article lang={lang} className="space-y-3">
      <p className="font-medium wrap-anywhere">{subject}</p>
      <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
    </article>
  )
}

/** Draft, sent, or on its way with the time left to recall it. */
export function LetterStanding({ letter: { state, recallUntil } }: { letter: Letter }) {
  const client = useQueryClient()
  return (
    <div className="text-sm">
      <StatusWord tone={stateTones[state]}>{letterStateWords[state]()}</StatusWord>
      {state === 'released' && recallUntil && (
        <p className="pl-5.5 text-text-quiet">
          <RecallCountdown
            until={recallUntil}
            onOver={() => client.invalidateQueries({ queryKey: lettersKey })}
          />
        </p>
      )}
    </div>
  )
}

/** Says that a text is kept, and that nobody gets it yet. */
export const tellSaved = () => toasts.show({ title: m.letters_saved(), tone: 'positive' })
