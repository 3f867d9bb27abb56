import type { MemberTask } from '#domain/group/reminder.ts'
import { m } from '#messages/compiled/messages.js'
import type { NoticedChange } from '#server/persistence/member-notice-queries.ts'

type Locale = 'ru' | 'en'
type Word = (parameters: Record<string, never>, options: { locale: Locale }) => string

const tasks: Record<Exclude<MemberTask, 'confirm'>, Word> = {
  form: m.mail_group_task_form,
  passport: m.mail_group_task_passport,
  photo: m.mail_group_task_photograph,
  transfer: m.mail_group_task_transfer,
}

const changes: Record<NoticedChange, Word> = {
  position: m.mail_group_change_position,
  transfer: m.mail_group_change_transfer,
}

/** "give your passport details and upload a photo". */
export function tasksInWords(asked: readonly Exclude<MemberTask, 'confirm'>[], locale: Locale): string {
  return joined(
    asked.map(task => tasks[task]({}, { locale })),
    locale,
  )
}

export function changesInWords(changed: readonly NoticedChange[], locale: Locale): string {
  return joined(
    changed.map(change => changes[change]({}, { locale })),
    locale,
  )
}

function joined(words: string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
