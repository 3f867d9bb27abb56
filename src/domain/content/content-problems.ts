import { isPlanLine } from '../venue/venue-plan.ts'
import { type ContentField, isBilingual, type WeightedAnswer } from './content-field.ts'
import { type ContentKind, type DraftContent, fieldsOf } from './content-kind.ts'

/**
 * Why a draft cannot go to the site as it stands:
 * - missing: a required field is empty in both languages
 * - untranslated: a text is in one language only (nothing half-translated is published)
 * - reversed: a programme session or a shuttle ends before it begins
 * - range: the discount's second number is less than its first
 * - outside: a programme session is not on a day of the forum
 * - several: two sources are given where only one is allowed
 * - few: a question has fewer answers than it needs, or than may be chosen
 */
export type ContentProblem = {
  field: string
  code: 'missing' | 'untranslated' | 'reversed' | 'range' | 'outside' | 'several' | 'few'
  /** The language that is missing; absent where both are, or where the field has none. */
  locale?: 'ru' | 'en'
}

export type ForumDays = { startsOn: string; endsOn: string }

/** Everything that keeps a draft off the site; an empty list means that it may be published. */
export function contentProblems<Kind extends ContentKind>(
  kind: Kind,
  draft: DraftContent<Kind>,
  forum: ForumDays,
): ContentProblem[] {
  const values: Record<string, unknown> = draft
  const problems = Object.entries(fieldsOf(kind)).flatMap(([name, field]) =>
    fieldProblems(name, field, values[name]),
  )
  if (kind === 'programmeSession')
    problems.push(...sessionProblems(draft as DraftContent<'programmeSession'>, forum))
  if (kind === 'shuttle') problems.push(...hoursProblems(draft as DraftContent<'shuttle'>))
  if (kind === 'hotel') problems.push(...discountProblems(draft as DraftContent<'hotel'>))
  if (kind === 'surveyQuestion') problems.push(...choiceProblems(draft as DraftContent<'surveyQuestion'>))
  if (kind === 'venuePlace') problems.push(...placeProblems(draft as DraftContent<'venuePlace'>))
  if (kind === 'hotel' || kind === 'transferHub')
    problems.push(...spotProblems(draft as DraftContent<'hotel' | 'transferHub'>))
  if (kind === 'video') problems.push(...videoProblems(draft as DraftContent<'video'>))
  return problems
}

/** The languages in which a text written in the other one is still missing. */
export function missingLocales(problems: readonly ContentProblem[]): ('ru' | 'en')[] {
  return (['ru', 'en'] as const).filter(locale =>
    problems.some(problem => problem.code === 'untranslated' && problem.locale === locale),
  )
}

function fieldProblems(name: string, field: ContentField, value: unknown): ContentProblem[] {
  if (isBilingual(field)) return textProblems(name, value as { ru: string; en: string }, field.required)
  if (field.type === 'captionedPictures')
    return (value as { caption: { ru: string; en: string } }[]).flatMap(({ caption }, index) =>
      textProblems(`${name}.${index}.caption`, caption, false),
    )
  if (field.type === 'answers') return answerProblems(name, field.min, value as readonly WeightedAnswer[])
  const empty = value === null || value === ''
  return empty && 'required' in field && field.required ? [{ field: name, code: 'missing' }] : []
}

function answerProblems(name: string, min: number, answers: readonly WeightedAnswer[]): ContentProblem[] {
  const few: ContentProblem[] = answers.length < min ? [{ field: name, code: 'few' }] : []
  return [...few, ...answers.flatMap(({ text }, index) => textProblems(`${name}.${index}.text`, text, true))]
}

function textProblems(
  field: string,
  { ru, en }: { ru: string; en: string },
  required: boolean,
): ContentProblem[] {
  const [russian, english] = [ru.trim() !== '', en.trim() !== '']
  if (russian && english) return []
  if (russian !== english) return [{ field, code: 'untranslated', locale: russian ? 'en' : 'ru' }]
  return required ? [{ field, code: 'missing' }] : []
}

function sessionProblems(
  { day, ...hours }: DraftContent<'programmeSession'>,
  forum: ForumDays,
): ContentProblem[] {
  const problems = hoursProblems(hours)
  if (day && (day < forum.startsOn || day > forum.endsOn)) problems.push({ field: 'day', code: 'outside' })
  return problems
}

function hoursProblems({
  startsAt,
  endsAt,
}: Pick<DraftContent<'shuttle'>, 'startsAt' | 'endsAt'>): ContentProblem[] {
  return startsAt && endsAt && endsAt <= startsAt ? [{ field: 'endsAt', code: 'reversed' }] : []
}

function discountProblems({ discountFrom, discountTo }: DraftContent<'hotel'>): ContentProblem[] {
  return discountFrom !== null && discountTo !== null && discountTo < discountFrom
    ? [{ field: 'discountTo', code: 'range' }]
    : []
}

function choiceProblems({ most, answers }: DraftContent<'surveyQuestion'>): ContentProblem[] {
  return most !== null && most > answers.length && answers.length > 0 ? [{ field: 'most', code: 'few' }] : []
}

/** A place needs both numbers, a line both ends: half of them would draw it somewhere else. */
function placeProblems(draft: DraftContent<'venuePlace'>): ContentProblem[] {
  const needed = isPlanLine(draft.type)
    ? (['east', 'north', 'toEast', 'toNorth'] as const)
    : (['east', 'north'] as const)
  return needed.filter(field => draft[field] === null).map(field => ({ field, code: 'missing' }))
}

/** Off the plan without both, never with one of them. */
function spotProblems({ east, north }: Pick<DraftContent<'hotel'>, 'east' | 'north'>): ContentProblem[] {
  if ((east === null) === (north === null)) return []
  return [{ field: east === null ? 'east' : 'north', code: 'missing' }]
}

function videoProblems({ file, embed }: DraftContent<'video'>): ContentProblem[] {
  if (file && embed) return [{ field: 'embed', code: 'several' }]
  return file || embed ? [] : [{ field: 'file', code: 'missing' }]
}
