import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ForumName } from './forum-name.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

type AreaHeaderProps = {
  /** The current area, beside the forum's name. */
  area: string
  /** The class whose box it aligns with. */
  boxClassName: string
}

/** The header of an area of its own (contractors, volunteers): the forum's name, the language, the theme. */
export function AreaHeader({ area, boxClassName }: AreaHeaderProps) {
  return (
    <header className="border-b">
      <div className={classNames('flex min-h-16 items-center gap-1', boxClassName)}>
        <ForumName area={area} className="mr-auto" />
        <LanguageSwitch />
        <ThemeToggle />
      </div>
    </header>
  )
}
