import { Fragment, type ReactNode, useMemo } from 'react'
import type { ContentField } from '#domain/content/content-field.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'
import { DraftField, isNarrow } from './draft-field.tsx'
import type { ContentEditing } from './use-content-editor.ts'

type Line = [name: string, field: ContentField][]

/** The fields of a kind in lines; adjacent narrow ones share a line. */
function linesOf(kind: ContentKind): Line[] {
  return Object.entries(fieldsOf(kind)).reduce<Line[]>((lines, entry) => {
    const last = lines.at(-1)
    if (last?.[0] && isNarrow(entry[1]) && isNarrow(last[0][1])) last.push(entry)
    else lines.push([entry])
    return lines
  }, [])
}

type DraftFieldsProps = {
  editing: ContentEditing
  edition: string | undefined
  /** A note under the line of one field. */
  note?: { at: string; text: ReactNode } | null
}

export function DraftFields({ editing, edition, note }: DraftFieldsProps) {
  const { kind, values, change, faultAt } = editing
  const lines = useMemo(() => linesOf(kind), [kind])
  return (
    <div className="@container space-y-8">
      {lines.map(line => {
        const fields = line.map(([name, field]) => (
          <DraftField
            key={name}
            kind={kind}
            name={name}
            field={field}
            value={values[name]}
            onChange={change}
            faultAt={faultAt}
            edition={edition}
          />
        ))
        return (
          <Fragment key={line.map(([name]) => name).join()}>
            {line.length === 1 ? (
              fields
            ) : (
              <div className="grid items-start gap-x-4 gap-y-6 @lg:grid-cols-2 @4xl:grid-cols-3">
                {fields}
              </div>
            )}
            {note && line.some(([name]) => name === note.at) && note.text}
          </Fragment>
        )
      })}
    </div>
  )
}
