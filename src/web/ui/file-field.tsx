import { FileText, Upload, X } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { type FieldTexts, FormField } from './form-field.tsx'
import { IconButton } from './icon-button.tsx'
import { Progress } from './progress.tsx'

export type ChosenFile = {
  id: string
  name: string
  /** Size, state or reason, in words. */
  detail?: ReactNode
  /** 0 to 1 during the upload. */
  progress?: number
  /** A thumbnail in place of the paper icon. */
  preview?: string
}

type FileFieldProps = FieldTexts & {
  texts: {
    /** The button's text: "Choose a file". */
    choose: string
    /** Beside it: "or drop it here". */
    drop: string
    /** Label of the remove button, with the file's name. */
    remove: (name: string) => string
  }
  onFiles: (files: File[]) => void
  onRemove?: (id: string) => void
  files?: readonly ChosenFile[]
  /** The input's `accept`: "image/jpeg,image/png". Only a hint; the server decides. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  id?: string
  name?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** Chooses files by button or drop, and lists them. */
export function FileField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  texts,
  onFiles,
  onRemove,
  files = [],
  multiple = false,
  disabled,
  className,
  ...input
}: FileFieldProps) {
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const taken = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (taken.length > 0) onFiles(taken)
  }
  return (
    <FormField {...{ label, hint, error, optional, labelHidden, id }} className={className}>
      {wiring => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the input inside is the accessible one */}
          <div
            onDragOver={event => {
              event.preventDefault()
              setOver(!disabled)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={event => {
              event.preventDefault()
              setOver(false)
              if (!disabled) take(event.dataTransfer.files)
            }}
            className={classNames(
              'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed p-4',
              over ? 'border-accent bg-accent-soft' : error ? 'border-negative' : 'border-line',
            )}
          >
            <label
              className={classNames(
                buttonClasses({ variant: 'secondary' }),
                'relative has-disabled:opacity-50',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              )}
            >
              <Upload aria-hidden="true" />
              {texts.choose}
              <input
                {...input}
                {...wiring}
                type="file"
                multiple={multiple}
                disabled={disabled}
                className="sr-only"
                onChange={event => {
                  take(event.target.files)
                  // Allows choosing the same file again after it was refused.
                  event.target.value = ''
                }}
              />
            </label>
            <span className="hidden text-sm text-text-quiet sm:inline">{texts.drop}</span>
          </div>
          {files.length > 0 && (
            <ul className="mt-2 divide-y border-b">
              {files.map(file => (
                <li key={file.id} className="flex items-center gap-3 py-2">
                  {file.preview ? (
                    <img src={file.preview} alt="" className="size-11 rounded-sm object-cover" />
                  ) : (
                    <FileText
                      aria-hidden="true"
                      strokeWidth={1.5}
                      className="size-5 shrink-0 text-text-quiet"
                    />
                  )}
                  <div className="min-w-0 flex-1">
                    <p className="truncate text-sm font-medium">{file.name}</p>
                    {file.detail && <p className="text-sm text-text-quiet">{file.detail}</p>}
                    {file.progress !== undefined && (
                      <Progress value={file.progress} label={file.name} className="mt-1.5" />
                    )}
                  </div>
                  {onRemove && (
                    <IconButton
                      label={texts.remove(file.name)}
                      icon={<X />}
                      onClick={() => onRemove(file.id)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FormField>
  )
}
