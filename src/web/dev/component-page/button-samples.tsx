import { ArrowRight, MoreHorizontal, Plus } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Section } from '#web/ui/section.tsx'

export function ButtonSamples() {
  return (
    <Section space="page" title={m.ui_buttons()} className="border-t">
      <div className="flex flex-wrap items-center gap-3">
        <Button>{m.ui_apply()}</Button>
        <Button variant="secondary">{m.ui_cancel()}</Button>
        <Button variant="quiet" icon={<Plus aria-hidden="true" />}>
          {m.ui_continue()}
        </Button>
        <Button variant="danger">{m.ui_delete()}</Button>
        <Button asChild variant="secondary" iconEnd={<ArrowRight aria-hidden="true" />}>
          <a href="#buttons">{m.ui_programme()}</a>
        </Button>
        <IconButton label={m.ui_more_actions()} icon={<MoreHorizontal aria-hidden="true" />} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button size="sm">{m.ui_size_small()}</Button>
        <Button size="lg">{m.ui_size_large()}</Button>
        <Button loading>{m.ui_saving()}</Button>
        <Button disabled>{m.ui_disabled()}</Button>
      </div>
    </Section>
  )
}
