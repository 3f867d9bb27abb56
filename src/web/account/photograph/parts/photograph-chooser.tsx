import { Camera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FileField } from '#web/ui/file-field.tsx'

/** Takes a file by choosing, dropping or pasting it, or on a phone from the front camera. */
export function PhotographChooser({
  error,
  onFile,
}: {
  error: string | undefined
  onFile: (file: File) => void
}) {
  const take = (files: readonly File[]) => {
    const [file] = files
    if (file) onFile(file)
  }
  usePastedFile(onFile)
  return (
    <div className="space-y-3">
      <FileField
        id="photo"
        label={m.signup_photograph_file()}
        hint={m.signup_photograph_file_hint()}
        accept="image/jpeg,image/png,image/bmp"
        error={error}
        texts={{
          choose: m.signup_photograph_choose(),
          drop: m.signup_photograph_drop(),
          remove: name => m.signup_photograph_remove_file({ name }),
        }}
        onFiles={take}
      />
      <p className="hidden text-sm text-text-quiet pointer-fine:block">{m.photograph_paste()}</p>
      <label
        className={classNames(
          buttonClasses({ variant: 'secondary', wide: true }),
          'relative pointer-fine:hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        <Camera aria-hidden="true" />
        {m.signup_photograph_camera()}
        <input
          type="file"
          accept="image/*"
          capture="user"
          className="sr-only"
          onChange={event => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}

/** Takes a pasted picture anywhere on the page, except in a text field. */
function usePastedFile(take: (file: File) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target } = event
      if (
        target instanceof Element &&
        target.closest('input:not([type="file"]), textarea, [contenteditable]')
      )
        return
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
