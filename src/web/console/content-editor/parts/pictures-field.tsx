import type { CaptionedPicture } from '#domain/content/content-field.ts'
import { m } from '#messages/compiled/messages.js'
import { FileField } from '#web/ui/file-field.tsx'
import { FieldError, FieldGroup } from '#web/ui/form-field.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { moved } from '../rules.ts'
import { CaptionedPictureRow } from './captioned-picture-row.tsx'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'
import { pictureTypes } from './upload-picture.ts'
import { usePictureUpload } from './use-picture-upload.ts'

/** An album's pictures: several can be added at once; each has captions in both languages and can be moved. */
export function PicturesField({
  kind,
  name,
  field,
  value,
  onChange,
  faultAt,
}: FieldProps<'captionedPictures'>) {
  const pictures = value as readonly CaptionedPicture[]
  // Two uploads may finish between two renders, so each is added to the latest list.
  const add = useLatestCallback((picture: CaptionedPicture['picture']) =>
    onChange(name, [...pictures, { picture, caption: { ru: '', en: '' } }]),
  )
  const { running, refusals, start } = usePictureUpload(kind, add)
  const change = (index: number, changed: CaptionedPicture) => onChange(name, pictures.with(index, changed))
  const fault = faultAt(name)
  return (
    <FieldGroup
      id={controlId(name)}
      label={
        <>
          {fieldWords(kind, name).label}
          <span className="ml-2 text-sm font-normal text-text-quiet">
            {m.content_pictures_count({ count: pictures.length })}
          </span>
        </>
      }
    >
      {pictures.length === 0 ? (
        <p className="mb-4 text-sm text-text-quiet">{m.content_pictures_none()}</p>
      ) : (
        <ol className="mb-5 divide-y border-y">
          {pictures.map((picture, index) => (
            <CaptionedPictureRow
              // An album may contain the same picture twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows hold no state of their own
              key={`${picture.picture.path} ${index}`}
              picture={picture}
              place={index}
              last={index === pictures.length - 1}
              path={`${name}.${index}.caption`}
              onChange={changed => change(index, changed)}
              onMove={to => onChange(name, moved(pictures, index, to))}
              onDropHere={from => onChange(name, moved(pictures, from, index))}
              onRemove={() => onChange(name, pictures.toSpliced(index, 1))}
              faultAt={faultAt}
            />
          ))}
        </ol>
      )}
      {pictures.length < field.max && (
        <FileField
          label={m.content_pictures_add()}
          hint={m.content_pictures_hint()}
          multiple
          texts={{
            choose: m.content_pictures_add(),
            drop: m.content_picture_drop(),
            remove: () => m.content_picture_cancel(),
          }}
          accept={pictureTypes}
          onFiles={files => start(files.slice(0, field.max - pictures.length))}
          files={running.map(({ id, name: file, share }) => ({
            id: String(id),
            name: file,
            progress: share,
            detail: m.content_picture_uploading({ percent: Math.round(share * 100) }),
          }))}
        />
      )}
      {[...(fault ? [fault] : []), ...refusals].map((sentence, index) => (
        <FieldError key={sentence} id={`${controlId(name)}-error-${index}`}>
          {sentence}
        </FieldError>
      ))}
    </FieldGroup>
  )
}
