import type { Assistant, AssistantForm } from '#contract/assistant.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'

/** Nothing is ticked for a new assistant, because the person decides what to give. */
export function assistantValues(assistant: Assistant | null): AssistantForm {
  return {
    name: assistant?.name ?? '',
    phone: assistant ? formatPhone(assistant.phone) : '',
    email: assistant?.email ?? '',
    sections: assistant?.sections ?? [],
    getsNotices: assistant?.getsNotices ?? true,
  }
}

/** An empty text is sent as null. */
export function sentAssistant(values: AssistantForm): AssistantForm {
  return { ...values, email: values.email?.trim() || null }
}

export function assistantFields(): { name: keyof AssistantForm; label: string }[] {
  return [
    { name: 'name', label: m.assistant_name() },
    { name: 'phone', label: m.assistant_phone() },
    { name: 'email', label: m.assistant_email() },
    { name: 'sections', label: m.assistant_sections() },
  ]
}
