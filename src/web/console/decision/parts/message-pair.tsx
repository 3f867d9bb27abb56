import { Mail, MessageSquare } from 'lucide-react'
import type { z } from 'zod'
import type { messagePreview } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'

const languages = ['ru', 'en'] as const
const languageWords = {
  ru: m.organizer_language_ru,
  en: m.organizer_language_en,
}

/** One message as it will leave, in both languages side by side. */
export function MessagePair({ message }: { message: z.infer<typeof messagePreview> }) {
  const Icon = message.channel === 'sms' ? MessageSquare : Mail
  return (
    <section>
      <h3 className="mb-2 flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 text-text-quiet" />
        {message.channel === 'sms' ? m.organizer_channel_sms() : m.organizer_channel_email()}
      </h3>
      <div className="grid gap-px overflow-hidden rounded-md border bg-hairline md:grid-cols-2">
        {languages.map(language => (
          <div key={language} className="bg-surface p-4 text-sm">
            <p className="mb-2 text-xs text-text-quiet">{languageWords[language]()}</p>
            <div lang={language}>
              {message.subject && <p className="mb-1.5 font-medium">{message.subject[language]}</p>}
              <p className="wrap-anywhere whitespace-pre-line">{message.text[language]}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
