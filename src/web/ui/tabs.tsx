import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tab = { value: string; label: ReactNode; count?: number; content: ReactNode }

type TabsProps = {
  /** Name of the row for screen readers. */
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** On a desk many tabs take several lines instead of hiding beyond the edge. */
  wrap?: boolean
}

/** Views of one thing, side by side. Arrow keys move between them. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, wrap = false }: TabsProps) {
  return (
    <Primitive.Root value={value} defaultValue={defaultValue ?? tabs[0]?.value} onValueChange={onValueChange}>
      <Primitive.List
        aria-label={label}
        className={classNames(
          '-mx-1 flex gap-5 overflow-x-auto border-b px-1',
          wrap && 'md:flex-wrap md:gap-y-0',
        )}
      >
        {tabs.map(tab => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-0.5 text-base/6 whitespace-nowrap text-text-quiet -outline-offset-2 hover:text-text data-[state=active]:border-accent-text data-[state=active]:font-medium data-[state=active]:text-text"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular text-sm font-normal text-text-quiet">{tab.count}</span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(tab => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
