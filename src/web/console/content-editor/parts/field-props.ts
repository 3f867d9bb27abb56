import type { ContentField } from '#domain/content/content-field.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'

/** Props of every field; `Type` narrows the field's description. */
export type FieldProps<Type extends ContentField['type'] = ContentField['type']> = {
  kind: ContentKind
  name: string
  field: Extract<ContentField, { type: Type }>
  /** The value being edited; its shape follows from the field's type. */
  value: unknown
  /** `path` is the field's name, with a language where it has one: `title.en`. */
  onChange: (path: string, value: unknown) => void
  /** The error at a place, as a sentence. */
  faultAt: (path: string) => string | undefined
  /** The edition that references are looked up in; absent for the current one. */
  edition?: string | undefined
}
