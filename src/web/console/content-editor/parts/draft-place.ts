import type { ContentProblem } from '#domain/content/content-problems.ts'

/** One fault of a draft; `path` is for example `title.en` or `pictures.2.caption.ru`. */
export type DraftFault = { path: string; code: string; locale?: 'ru' | 'en' | undefined }

/** The id of the control for a place of a draft, so that errors can link to it. */
export function controlId(path: string): string {
  return `content-${path.replaceAll('.', '-')}`
}

/** The control where a problem is fixed. A text missing in both languages starts in Russian; a faulty reference is fixed in its list. */
export function problemPath(
  problem: Pick<ContentProblem, 'field' | 'locale'>,
  isBilingual: (field: string) => boolean,
): string {
  const [name = '', index] = problem.field.split('.')
  if (problem.locale) return `${problem.field}.${problem.locale}`
  if (isBilingual(name)) return `${problem.field}.ru`
  return index === undefined || problem.field.endsWith('.caption') ? problem.field : name
}

/** The place that an API error names, without the prefix that all of them share. */
export function placeOfDetail(field: string): string {
  return field.replace(/^draft\./, '')
}
