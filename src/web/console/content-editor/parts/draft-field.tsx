import { memo } from 'react'
import type { ContentField } from '#domain/content/content-field.ts'
import { ChoiceField, ChoicesField, DayField, FlagField } from './choice-fields.tsx'
import type { FieldProps } from './field-props.ts'
import { IconField } from './icon-field.tsx'
import { LineField } from './line-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { ProsePairField } from './prose-pair-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { TextPairField } from './text-pair-field.tsx'

/** One field of the editor, by its type. Typing into one draws the others anew only when they change. */
export const DraftField = memo(function DraftField({
  field,
  ...props
}: Omit<FieldProps, 'field'> & { field: ContentField }) {
  switch (field.type) {
    case 'text':
      return <TextPairField {...props} field={field} />
    case 'prose':
      return <ProsePairField {...props} field={field} />
    case 'line':
    case 'url':
    case 'email':
    case 'number':
    case 'time':
      return <LineField {...props} field={field} />
    case 'date':
      return <DayField {...props} field={field} />
    case 'flag':
      return <FlagField {...props} field={field} />
    case 'icon':
      return <IconField {...props} field={field} />
    case 'choice':
      return <ChoiceField {...props} field={field} />
    case 'choices':
      return <ChoicesField {...props} field={field} />
    case 'picture':
      return <PictureField {...props} field={field} />
    case 'captionedPictures':
      return <PicturesField {...props} field={field} />
    case 'reference':
    case 'references':
      return <ReferenceField {...props} field={field} />
  }
})

/** Whether a field is narrow enough to share its line with others. */
export function isNarrow(field: ContentField): boolean {
  return !['text', 'prose', 'captionedPictures', 'references', 'choices', 'picture'].includes(field.type)
}
