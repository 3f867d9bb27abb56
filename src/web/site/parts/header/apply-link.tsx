import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ApplyKind } from './apply-as-nobody.ts'
import { useApplyAction } from './use-apply-action.ts'

type ApplyLinkProps = {
  size?: 'sm' | 'md' | 'lg'
  /** `inverse` stands on the deep green ground. */
  look?: 'primary' | 'inverse'
  wide?: boolean
  /** On the registration page itself the first step is the form. */
  startsForm?: boolean
  className?: string
}

const inverse = 'bg-white! text-green-800! hover:bg-green-100!'

/**
 * The one green button that knows who looks at it. All its words lie in one cell, so that the button is as wide before
 * the session is known as after.
 */
export function ApplyLink(props: ApplyLinkProps) {
  const { size = 'md', look = 'primary', wide = false, startsForm = false, className } = props
  const { kind, path } = useApplyAction()
  const to = usePaths()
  const words: Record<ApplyKind, string> = {
    apply: startsForm ? m.header_start() : m.header_apply(),
    continue: m.header_continue(),
    application: m.header_application(),
    cabinet: m.header_cabinet(),
    console: m.header_console(),
  }
  return (
    <Link
      to={startsForm && kind === 'apply' ? to('signup') : path}
      className={classNames(buttonClasses({ size, wide }), look === 'inverse' && inverse, className)}
    >
      <span className="grid whitespace-nowrap">
        {Object.entries(words).map(([name, word]) => (
          <span
            key={name}
            aria-hidden={name !== kind || undefined}
            className={classNames('col-start-1 row-start-1', name !== kind && 'invisible')}
          >
            {word}
          </span>
        ))}
      </span>
    </Link>
  )
}
