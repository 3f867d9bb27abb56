import type { Assistant, AssistantForm } from '#contract/assistant.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'

/** The form as it opens. Nothing is ticked for a new assistant: the person says what they give. */
export function assistantValues(assistant: Assistant | null): AssistantForm {
  return {
    name: assistant?.name ?? '',
    phone: assistant ? formatPhone(assistant.phone) : '',
    email: assistant?.email ?? '',
    sections: assistant?.sections ?? [],
    getsNotices: assistant?.getsNotices ?? true,
  }
}

/** What is sent; an empty text is nothing. */
export function sentAssistant(values: AssistantForm): AssistantForm {
  return { ...values, email: values.email?.trim() || null }
}

/** The fields in the order of the form. */
export function assistantFields(): { name: keyof AssistantForm; label: string }[] {
  return [
    { name: 'name', label: m.assistant_name() },
    { name: 'phone', label: m.assistant_phone() },
    { name: 'email', label: m.assistant_email() },
    { name: 'sections', label: m.assistant_sections() },
  ]
}
