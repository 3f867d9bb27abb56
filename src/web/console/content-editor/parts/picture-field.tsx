import { Trash2 } from 'lucide-react'
import type { PictureValue } from '#domain/content/content-field.ts'
import { m } from '#messages/compiled/messages.js'
import { Image } from '#web/kit/picture/image.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FileField } from '#web/ui/file-field.tsx'
import { FieldError, FieldGroup } from '#web/ui/form-field.tsx'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'
import { pictureTypes } from './upload-picture.ts'
import { usePictureUpload } from './use-picture-upload.ts'

/** Preview size in CSS pixels. Portraits are square on the site, everything else is wide. */
const wide = { width: 240, height: 160 }
const square = { width: 160, height: 160 }

/** One picture: choose or drop a file, view, replace or remove it. */
export function PictureField({ kind, name, field, value, onChange, faultAt }: FieldProps<'picture'>) {
  const picture = value as PictureValue | null
  const { label, hint } = fieldWords(kind, name)
  const { running, refusals, start } = usePictureUpload(kind, stored => onChange(name, stored))
  const portrait = name === 'photo'
  const fault = faultAt(name) ?? refusals[0]
  return (
    <FieldGroup
      id={controlId(name)}
      label={label}
      hint={hint}
      {...(!field.required && { optional: m.optional() })}
    >
      <div className="flex flex-wrap gap-4">
        {picture && (
          <figure className="space-y-2">
            <Image
              key={picture.path}
              path={picture.path}
              alt=""
              fit={kind === 'partner' ? 'contain' : 'cover'}
              {...(portrait ? square : wide)}
              className={classNames(
                'h-40 max-w-full rounded-md border bg-sunken',
                portrait ? 'w-40' : 'w-60',
              )}
            />
            <figcaption className="flex max-w-60 flex-wrap items-center justify-between gap-x-2 text-sm text-text-quiet">
              <span className="tabular">
                {m.content_picture_size({ width: picture.width, height: picture.height })}
              </span>
              <Button
                variant="quiet"
                size="sm"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(name, null)}
              >
                {m.content_picture_remove()}
              </Button>
            </figcaption>
          </figure>
        )}
        <div className="min-w-56 flex-1">
          <FileField
            label={picture ? m.content_picture_replace() : label}
            labelHidden
            hint={m.content_picture_hint()}
            texts={{
              choose: picture ? m.content_picture_replace() : m.content_picture_choose(),
              drop: m.content_picture_drop(),
              remove: () => m.content_picture_cancel(),
            }}
            accept={pictureTypes}
            onFiles={start}
            files={running.map(({ id, name: file, share }) => ({
              id: String(id),
              name: file,
              progress: share,
              detail: m.content_picture_uploading({ percent: Math.round(share * 100) }),
            }))}
          />
        </div>
      </div>
      {fault && <FieldError id={`${controlId(name)}-error`}>{fault}</FieldError>}
    </FieldGroup>
  )
}
