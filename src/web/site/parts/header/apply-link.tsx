import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type ApplyKind, applyAsNobody } from './apply-as-nobody.ts'

type ApplyLinkProps = {
  size?: 'sm' | 'md' | 'lg'
  /** `inverse` is for the deep green background. */
  look?: 'primary' | 'inverse'
  wide?: boolean
  /** Short words, for the header. */
  short?: boolean
  /** On the registration page itself the first step is the form. */
  startsForm?: boolean
  className?: string
}

const inverse = 'bg-white! text-green-800! hover:bg-green-100!'

/**
 * The green button, which depends on the visitor. The server renders it for a stranger; the site's script shows another text
 * (site/script/visitor.ts). All texts share one grid cell, so that the button keeps its width.
 */
export function ApplyLink(props: ApplyLinkProps) {
  const { size = 'md', look = 'primary', wide = false, short = false, startsForm = false, className } = props
  const to = usePaths()
  const words: Record<ApplyKind, string> = {
    apply: startsForm ? m.header_start() : m.header_apply(),
    continue: short ? m.header_short_continue() : m.header_continue(),
    application: short ? m.header_short_application() : m.header_application(),
    cabinet: short ? m.header_short_cabinet() : m.header_cabinet(),
    console: m.header_console(),
  }
  const href = to(startsForm ? 'signup' : 'registration')
  return (
    <a
      href={href}
      data-apply={href}
      className={classNames(buttonClasses({ size, wide }), look === 'inverse' && inverse, className)}
    >
      <span className="grid whitespace-nowrap">
        {Object.entries(words).map(([name, word]) => {
          const hidden = name !== applyAsNobody.kind
          return (
            <span
              key={name}
              data-kind={name}
              aria-hidden={hidden || undefined}
              className={classNames('col-start-1 row-start-1', hidden && 'invisible')}
            >
              {word}
            </span>
          )
        })}
      </span>
    </a>
  )
}
