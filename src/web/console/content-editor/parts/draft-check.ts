import { draftSchema } from '#contract/content.ts'
import { type ContentField, isBilingual } from '#domain/content/content-field.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'
import { type ContentProblem, contentProblems, type ForumDays } from '#domain/content/content-problems.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { type DraftFault, problemPath } from './draft-place.ts'

/** The fields of a piece of content while they are edited; an invalid number or time is kept as typed. */
export type DraftValues = Readonly<Record<string, unknown>>

/** What cannot be saved: values over a limit or unreadable. Each has a code of the error catalogue. */
export function saveFaults(kind: ContentKind, values: DraftValues): DraftFault[] {
  const parsed = draftSchema(kind).safeParse(values)
  if (parsed.success) return []
  const faults = parsed.error.issues.map(({ path, message }) => ({
    path: controlPath(fieldsOf(kind), path),
    code: message,
  }))
  return faults.filter(({ path }, index) => faults.findIndex(other => other.path === path) === index)
}

function controlPath(fields: Record<string, ContentField>, path: readonly PropertyKey[]): string {
  const [name = '', ...rest] = path.map(String)
  const type = fields[name]?.type
  if (isBilingual(fields[name])) return [name, ...rest.slice(0, 1)].join('.')
  if (type === 'captionedPictures' && rest[1] === 'caption') return [name, ...rest].join('.')
  if (type === 'answers' && rest[1] === 'text') return [name, ...rest].join('.')
  return name
}

const problemCodes: Record<ContentProblem['code'] | 'unpublished-reference', ErrorCode> = {
  missing: 'text_missing',
  untranslated: 'text_untranslated',
  reversed: 'time_reversed',
  range: 'range_reversed',
  outside: 'day_outside',
  several: 'source_several',
  few: 'answers_few',
  'unpublished-reference': 'reference_unpublished',
}

/** A problem found by the server or by the rules. */
export type KnownProblem = {
  field: string
  code: keyof typeof problemCodes
  locale?: 'ru' | 'en' | undefined
}

/** What prevents publishing, as places with codes of the error catalogue. */
export function publishFaults(kind: ContentKind, problems: readonly KnownProblem[]): DraftFault[] {
  const fields = fieldsOf(kind)
  const isInBoth = (name: string) => !fields[name] || isBilingual(fields[name])
  // A text that is missing in both languages is named in both, so that nobody fills one and is sent back for the other.
  const named = problems.flatMap(problem =>
    problem.code === 'missing' && !problem.locale && isInBoth(problem.field)
      ? (['ru', 'en'] as const).map(locale => ({ ...problem, locale }))
      : [problem],
  )
  return named.map(problem => ({
    path: problemPath({ field: problem.field, ...(problem.locale && { locale: problem.locale }) }, isInBoth),
    code: problemCodes[problem.code],
    ...(problem.locale && { locale: problem.locale }),
  }))
}

/** The same, found in the browser while somebody types; unreadable values count as empty. */
export function liveProblems(kind: ContentKind, values: DraftValues, forum: ForumDays): KnownProblem[] {
  const readable = Object.fromEntries(
    Object.entries(fieldsOf(kind)).map(([name, field]) => [
      name,
      field.type === 'number' && typeof values[name] !== 'number' ? null : values[name],
    ]),
  )
  // The draft comes from the server or from `emptyDraft`, so it has every field of the kind.
  return contentProblems(kind, readable as never, forum)
}
