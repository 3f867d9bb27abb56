import type { ContentProblem } from '#domain/content/content-problems.ts'

/** One thing that is wrong with a draft and where: `path` as in `title.en` or `pictures.2.caption.ru`. */
export type DraftFault = { path: string; code: string; locale?: 'ru' | 'en' | undefined }

/** The id of the control that holds a place of a draft: errors lead to it. */
export function controlId(path: string): string {
  return `content-${path.replaceAll('.', '-')}`
}

/**
 * The control that a problem is mended in. A text that is missing in both languages is begun in Russian; what a list
 * of references points at is mended in the list.
 */
export function problemPath(
  problem: Pick<ContentProblem, 'field' | 'locale'>,
  isBilingual: (field: string) => boolean,
): string {
  const [name = '', index] = problem.field.split('.')
  if (problem.locale) return `${problem.field}.${problem.locale}`
  if (isBilingual(name)) return `${problem.field}.ru`
  return index === undefined || problem.field.endsWith('.caption') ? problem.field : name
}

/** The place that a refusal of the API names, without the part of the body that all of them share. */
export function placeOfDetail(field: string): string {
  return field.replace(/^draft\./, '')
}
