import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CaptionedPicture } from '#domain/content/content-field.ts'
import { m } from '#messages/compiled/messages.js'
import { Image } from '#web/kit/picture/image.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLine } from './text-pair-field.tsx'

/** The contract's limit, in characters. */
const captionMax = 300

/** A type of our own, so that only pictures of this list can be dropped. */
const dragType = 'application/x-quorum-picture'

type CaptionedPictureRowProps = {
  picture: CaptionedPicture
  place: number
  last: boolean
  /** Of the caption, as faults name it. */
  path: string
  onChange: (picture: CaptionedPicture) => void
  onMove: (to: number) => void
  /** The picture at `from` was dropped on this one. */
  onDropHere: (from: number) => void
  onRemove: () => void
  faultAt: (path: string) => string | undefined
}

/** One picture of an album: dragged by its handle or moved by its buttons. */
export function CaptionedPictureRow(props: CaptionedPictureRowProps) {
  const { picture, place, last, path, onChange, onMove, onDropHere, onRemove, faultAt } = props
  const [over, setOver] = useState(false)
  const { caption } = picture
  const name = m.content_pictures_one({ place: place + 1 })
  const line = (locale: 'ru' | 'en') => (
    <TextLine
      path={`${path}.${locale}`}
      locale={locale}
      max={captionMax}
      value={caption[locale]}
      missing={caption[locale].trim() === '' && caption[locale === 'ru' ? 'en' : 'ru'].trim() !== ''}
      onChange={(_, text) => onChange({ ...picture, caption: { ...caption, [locale]: text } })}
      fault={faultAt(`${path}.${locale}`)}
    />
  )
  return (
    <li
      className={classNames('flex flex-wrap gap-x-4 gap-y-3 py-4 @lg:flex-nowrap', over && 'bg-accent-soft')}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false)
        const from = event.dataTransfer.getData(dragType)
        if (from === '') return
        event.preventDefault()
        onDropHere(Number(from))
      }}
    >
      <span
        draggable
        aria-hidden="true"
        onDragStart={event => {
          event.dataTransfer.setData(dragType, String(place))
          event.dataTransfer.effectAllowed = 'move'
        }}
        className="hidden cursor-grab self-center text-text-quiet @lg:block"
      >
        <GripVertical strokeWidth={1.5} className="size-5" />
      </span>
      <Image
        path={picture.picture.path}
        alt={name}
        width={144}
        height={96}
        className="h-24 w-36 shrink-0 rounded-md border bg-sunken"
      />
      <fieldset className="grid w-full min-w-0 flex-1 basis-60 gap-3 @3xl:grid-cols-2">
        <legend className="sr-only">{`${name}, ${m.content_caption().toLowerCase()}`}</legend>
        {line('ru')}
        {line('en')}
      </fieldset>
      <div className="flex gap-0.5 @lg:self-center">
        <IconButton
          size="sm"
          label={`${m.content_move_up()}: ${name}`}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          size="sm"
          label={`${m.content_move_down()}: ${name}`}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={last}
          onClick={() => onMove(place + 1)}
        />
        <IconButton
          size="sm"
          label={`${m.content_remove()}: ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
