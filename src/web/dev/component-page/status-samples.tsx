import { m } from '#messages'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checklist, ChecklistItem } from '#web/ui/checklist.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'

export function StatusSamples() {
  return (
    <Section space="page" title={m.ui_statuses()} lead={m.ui_statuses_lead()} className="border-t">
      <div className="flex flex-wrap gap-2">
        <StatusChip tone="neutral">{m.ui_chip_draft()}</StatusChip>
        <StatusChip tone="info">{m.ui_chip_review()}</StatusChip>
        <StatusChip tone="positive">{m.ui_chip_approved()}</StatusChip>
        <StatusChip tone="attention">{m.ui_chip_mismatch()}</StatusChip>
        <StatusChip tone="negative">{m.ui_chip_refused()}</StatusChip>
      </div>
      <div className="mt-8 divide-y border-y">
        <StatusLine
          className="py-5"
          tone="info"
          word={m.ui_chip_review()}
          meaning={m.ui_review_meaning()}
          who={m.ui_review_who()}
          deadline={m.ui_review_by()}
        />
        <StatusLine
          className="py-5"
          tone="attention"
          word={m.ui_pay_word()}
          meaning={m.ui_pay_meaning()}
          who={m.ui_pay_who()}
          deadline={m.ui_pay_by()}
          action={<Button size="sm">{m.ui_pay_action()}</Button>}
        />
      </div>
      <div className="mt-8 grid gap-3">
        <Banner tone="info" title={m.ui_banner_title()}>
          {m.ui_banner_text()}
        </Banner>
        <Banner tone="positive">{m.ui_banner_saved()}</Banner>
        <Banner
          tone="negative"
          action={
            <Button variant="secondary" size="sm">
              {m.ui_pay_action()}
            </Button>
          }
        >
          {m.ui_banner_refused()}
        </Banner>
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <Section space="none" level={3} title={m.ui_checklist()}>
          <Checklist label={m.ui_checklist()}>
            <ChecklistItem
              state="done"
              stateText={m.ui_state_done()}
              title={m.ui_check_passport()}
              detail={m.ui_check_passport_note()}
            />
            <ChecklistItem
              state="todo"
              stateText={m.ui_state_todo()}
              title={m.ui_check_pay()}
              detail={m.ui_check_pay_note()}
              action={<Button size="sm">{m.ui_pay_action()}</Button>}
            />
            <ChecklistItem
              state="waiting"
              stateText={m.ui_state_waiting()}
              title={m.ui_check_transfer()}
              detail={m.ui_check_transfer_note()}
              href="#states"
            />
            <ChecklistItem
              state="locked"
              stateText={m.ui_state_locked()}
              title={m.ui_check_badge()}
              detail={m.ui_check_badge_note()}
            />
          </Checklist>
        </Section>
        <div>
          <p className="mb-2 text-sm text-text-quiet">{m.ui_progress()}</p>
          <Progress value={0.62} label={m.ui_progress()} />
        </div>
      </div>
    </Section>
  )
}
