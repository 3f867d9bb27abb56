import type { CaptionedPicture, ContentField, PictureValue, WeightedAnswer } from './content-field.ts'
import { type ContentKind, type DraftContent, fieldsOf } from './content-kind.ts'

function emptyValue(field: ContentField): unknown {
  switch (field.type) {
    case 'text':
    case 'prose':
    case 'lines':
      return { ru: '', en: '' }
    case 'flag':
      return false
    case 'choices':
    case 'captionedPictures':
    case 'answers':
    case 'references':
      return []
    default:
      return null
  }
}

/** A draft in which nothing is written yet. */
export function emptyDraft<Kind extends ContentKind>(kind: Kind): DraftContent<Kind> {
  const entries = Object.entries(fieldsOf(kind)).map(([name, field]) => [name, emptyValue(field)])
  return Object.fromEntries(entries) as DraftContent<Kind>
}

/** Stored content in the present shape of its kind: fields added since are empty, removed ones are left out. */
export function asKind<Kind extends ContentKind>(kind: Kind, stored: object): DraftContent<Kind> {
  const values = stored as Record<string, unknown>
  const entries = Object.entries(fieldsOf(kind)).map(([name, field]) => [
    name,
    values[name] === undefined ? emptyValue(field) : values[name],
  ])
  return Object.fromEntries(entries) as DraftContent<Kind>
}

/** One reference of a draft: the field, as problems name it, and the kind it must point at. */
export type ContentReference = { field: string; kind: string; guid: string }

/** Everything that a piece of content points at, in the order of its fields. */
export function referencesOf(kind: ContentKind, content: object): ContentReference[] {
  const values = content as Record<string, unknown>
  return Object.entries(fieldsOf(kind)).flatMap(([name, field]) => {
    if (field.type === 'reference') {
      const guid = values[name] as string | null
      return guid ? [{ field: name, kind: field.kind, guid }] : []
    }
    if (field.type === 'answers') return answerReferences(name, values[name] as WeightedAnswer[])
    if (field.type !== 'references') return []
    return (values[name] as string[]).map((guid, index) => ({
      field: `${name}.${index}`,
      kind: field.kind,
      guid,
    }))
  })
}

/** What the answers of a survey's question have weights for, beside topics. */
function answerReferences(name: string, answers: readonly WeightedAnswer[]): ContentReference[] {
  const kinds = { archetypes: 'surveyArchetype', tracks: 'track' } as const
  return answers.flatMap((answer, place) =>
    (['archetypes', 'tracks'] as const).flatMap(list =>
      answer[list].map(({ to }, index) => ({
        field: `${name}.${place}.${list}.${index}`,
        kind: kinds[list],
        guid: to,
      })),
    ),
  )
}

/** Every picture of a piece of content with its field, as problems name it. */
export function picturesOf(kind: ContentKind, content: object): { field: string; path: string }[] {
  const values = content as Record<string, unknown>
  return Object.entries(fieldsOf(kind)).flatMap(([name, field]) => {
    if (field.type === 'picture') {
      const picture = values[name] as PictureValue | null
      return picture ? [{ field: name, path: picture.path }] : []
    }
    if (field.type !== 'captionedPictures') return []
    return (values[name] as CaptionedPicture[]).map(({ picture }, index) => ({
      field: `${name}.${index}.picture`,
      path: picture.path,
    }))
  })
}
