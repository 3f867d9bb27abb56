import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NothingYetProps = { title: string; text: string; link: { to: string; text: string } }

/** A public page without content yet: why, and where to go meanwhile. */
export function NothingYet({ title, text, link }: NothingYetProps) {
  return (
    <div className="page-width">
      <EmptyState
        title={title}
        action={
          <a href={link.to} className={buttonClasses({ variant: 'secondary' })}>
            {link.text}
          </a>
        }
        className="border-t py-16"
      >
        {text}
      </EmptyState>
    </div>
  )
}
