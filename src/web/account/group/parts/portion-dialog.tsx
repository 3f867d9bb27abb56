import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Portions } from './use-portions.ts'

type PortionDialogProps = {
  title: string
  description: string
  submitText: string
  /** The title while it runs. */
  runningTitle: string
  portions: Portions
  /** The question was asked before, so it starts at once. */
  atOnce: boolean
  children?: ReactNode
  onClose: () => void
}

/** Asks before something is sent to many people, then shows the progress. */
export function PortionDialog(props: PortionDialogProps) {
  const { portions, atOnce, onClose } = props
  const { pending, error, stopping, reached } = portions
  const begin = useRef(portions.start)
  useEffect(() => {
    if (!atOnce) return
    const timer = setTimeout(begin.current)
    return () => clearTimeout(timer)
  }, [atOnce])
  const running = pending || reached > 0 || (atOnce && !error)
  const leave = () => {
    if (pending) portions.stop()
    else if (reached > 0) portions.leave()
    else onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && leave()}
      title={running ? props.runningTitle : props.title}
      description={running ? m.group_portions_text() : props.description}
      closeLabel={m.close()}
      actions={
        pending ? (
          <Button variant="secondary" loading={stopping} onClick={portions.stop}>
            {m.group_portions_stop()}
          </Button>
        ) : (
          <>
            <Button onClick={portions.start}>
              {reached > 0 ? m.group_portions_continue() : props.submitText}
            </Button>
            <Button variant="secondary" onClick={leave}>
              {reached > 0 ? m.group_portions_leave() : m.cancel()}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-4 empty:hidden">
        {error && !pending && (
          <Banner tone="negative" announce="alert">
            {error.message}
          </Banner>
        )}
        {running ? <PortionLine portions={portions} /> : props.children}
      </div>
    </Dialog>
  )
}

/** «Отправлено 120 из 500». */
function PortionLine({ portions: { done, reached, total } }: { portions: Portions }) {
  const line = m.group_portions_line({ done, total })
  return (
    <div className="space-y-2">
      <p role="status" className="tabular font-medium">
        {line}
      </p>
      <Progress value={total === 0 ? 1 : reached / total} label={m.group_portions_label()} valueText={line} />
    </div>
  )
}
