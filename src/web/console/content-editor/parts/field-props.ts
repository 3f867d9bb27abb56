import type { ContentField } from '#domain/content/content-field.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'

/** What every field of the editor is given; `Type` narrows the field's description. */
export type FieldProps<Type extends ContentField['type'] = ContentField['type']> = {
  kind: ContentKind
  name: string
  field: Extract<ContentField, { type: Type }>
  /** What is being edited; the field knows its shape by its type. */
  value: unknown
  /** `path` is the field's name, or a language of it: `title.en`. */
  onChange: (path: string, value: unknown) => void
  /** The sentence of what is wrong at a place, if anything is. */
  faultAt: (path: string) => string | undefined
  /** The edition whose content it refers to; absent for the current one. */
  edition?: string | undefined
}
