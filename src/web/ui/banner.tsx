import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TONE_GROUND, TONE_TEXT, type Tone } from './tone.ts'
import { ToneIcon } from './tone-icon.tsx'

type BannerProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button or link, after the text. */
  action?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits; neither for what was there from the start. */
  announce?: 'alert' | 'status'
  icon?: ReactNode
  className?: string
}

/** A notice within the page that stays as long as it is true. */
export function Banner({ tone = 'info', title, children, action, announce, icon, className }: BannerProps) {
  return (
    <div
      role={announce}
      className={classNames('flex gap-3 rounded-md p-4 [&_svg]:stroke-[1.5]', TONE_GROUND[tone], className)}
    >
      <span className={classNames('mt-0.5 [&_svg]:size-5', TONE_TEXT[tone])}>
        {icon ?? <ToneIcon tone={tone} />}
      </span>
      {/* By the banner's own width: in a narrow pane of a wide window the action stands below. */}
      <div className="@container min-w-0 flex-1">
        <div className="flex flex-col gap-x-6 gap-y-3 @xl:flex-row">
          <div className="min-w-0 flex-1">
            {title && <p className="font-semibold">{title}</p>}
            {children && <div className="measure text-base/6">{children}</div>}
          </div>
          {action && <div className="shrink-0 @xl:-my-1.5">{action}</div>}
        </div>
      </div>
    </div>
  )
}
