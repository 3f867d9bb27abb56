import { Bold, Heading2, Italic, Link, List, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { LanguageLabel } from '#web/console/content/view.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { controlClasses } from '#web/ui/control-classes.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { characterCount } from './character-count.ts'
import { controlId } from './draft-place.ts'
import { applyMark, changedStretch, type ProseMark } from './prose-edit.ts'

type ProseEditorProps = {
  path: string
  locale: 'ru' | 'en'
  fieldLabel: string
  max: number
  value: string
  missing: boolean
  onChange: (value: string) => void
  fault: string | undefined
}

const tools: { mark: ProseMark; icon: LucideIcon; label: () => string; key?: string }[] = [
  { mark: 'bold', icon: Bold, label: m.content_bold, key: 'KeyB' },
  { mark: 'italic', icon: Italic, label: m.content_italic, key: 'KeyI' },
  { mark: 'heading', icon: Heading2, label: m.content_heading },
  { mark: 'list', icon: List, label: m.content_list },
  { mark: 'link', icon: Link, label: m.content_link, key: 'KeyK' },
]

/** One language of a longer text. Ctrl with B, I or K works as in other editors, and so does undo. */
export function ProseEditor(props: ProseEditorProps) {
  const { path, locale, fieldLabel, max, value, missing, onChange, fault } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const press = (mark: ProseMark) => area.current && markText(area.current, mark, onChange)
  const { limit, counterText } = characterCount(value, max)
  return (
    <FormField
      id={controlId(path)}
      label={<LanguageLabel locale={locale} missing={missing} />}
      error={fault}
      after={
        limit !== undefined &&
        counterText && (
          <p
            className={classNames(
              'tabular mt-1.5 text-right text-sm',
              value.length > max ? 'font-medium text-negative' : 'text-text-quiet',
            )}
          >
            {counterText(max - value.length)}
          </p>
        )
      }
    >
      {wiring => (
        <div>
          <div
            role="toolbar"
            aria-label={m.content_toolbar({ field: fieldLabel })}
            aria-controls={wiring.id}
            className="flex gap-0.5 rounded-t-md border border-b-0 border-line bg-sunken p-0.5"
          >
            {tools.map(({ mark, icon: Icon, label }) => (
              <IconButton
                key={mark}
                size="sm"
                label={label()}
                icon={<Icon aria-hidden="true" />}
                // Keeps the focus and the selection in the text.
                onMouseDown={event => event.preventDefault()}
                onClick={() => press(mark)}
              />
            ))}
          </div>
          <textarea
            {...wiring}
            ref={area}
            lang={locale}
            value={value}
            onChange={event => onChange(event.target.value)}
            onKeyDown={event => {
              const tool =
                (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
                  ? tools.find(({ key }) => key === event.code)
                  : undefined
              if (!tool) return
              event.preventDefault()
              press(tool.mark)
            }}
            className={classNames(
              controlClasses,
              'field-sizing-content max-h-[60dvh] min-h-40 resize-y rounded-t-none',
            )}
          />
        </div>
      )}
    </FormField>
  )
}

function markText(area: HTMLTextAreaElement, mark: ProseMark, onChange: (value: string) => void): void {
  const { value, selectionStart: start, selectionEnd: end } = area
  const next = applyMark(mark, { text: value, start, end })
  const { from, to, inserted } = changedStretch(value, next.text)
  area.focus()
  area.setSelectionRange(from, to)
  // Only execCommand keeps the browser's undo working. Where it is missing, the value is set directly.
  const command = inserted === '' ? 'delete' : 'insertText'
  if (from === to && inserted === '') return
  if (!document.execCommand(command, false, inserted)) onChange(next.text)
  // After the field has rendered its new text.
  requestAnimationFrame(() => area.setSelectionRange(next.start, next.end))
}
