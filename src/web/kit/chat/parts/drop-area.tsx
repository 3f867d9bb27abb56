import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'

type DropAreaProps = { onFiles: (files: File[]) => void; className?: string; children: ReactNode }

/** Takes files dropped anywhere on its children; the button beside the text does the same. */
export function DropArea({ onFiles, className, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  // dragenter and dragleave also fire for the elements inside, so count them.
  const depth = useRef(0)
  const follow = (event: DragEvent, step: number) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current += step
    setOver(depth.current > 0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button inside is the accessible one
    <div
      className={classNames('relative', className)}
      onDragEnter={event => follow(event, 1)}
      onDragOver={event => follow(event, 0)}
      onDragLeave={event => follow(event, -1)}
      onDrop={event => {
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-2 z-20 flex flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-accent bg-accent-soft font-medium text-accent-text">
          <Upload aria-hidden="true" strokeWidth={1.5} className="size-6" />
          {m.chat_drop()}
        </div>
      )}
    </div>
  )
}
