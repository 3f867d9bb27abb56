import type { Config } from '#server/config.ts'
import { addressing, type Forum } from './addressing.ts'
import { contentIn, findMessage, type MessageContent, type MessageName } from './message-catalogue.ts'
import type { MessageTexts } from './message-texts.ts'

/** `name` is how somebody is addressed, where it is known. */
export type SpokenTo = { name: string | null; locale: 'ru' | 'en' }

type RenderScene = { needs: { config: Pick<Config, 'publicUrl'> }; edition: Forum }

/** A message for one channel has no text for the other. */
export type RenderedMessage = { sms: string | null; email: { subject: string; text: string } | null }

/** A message as somebody gets it. */
export function renderMessage<Name extends MessageName>(
  scene: RenderScene,
  name: Name,
  { to, content }: { to: SpokenTo; content: MessageContent<Name> },
): RenderedMessage {
  return renderTexts(findMessage(name), to.locale, parametersOf(scene, to, content))
}

/** The same message as whoever gets a copy may read it. */
export function renderForCopy<Name extends MessageName>(
  scene: RenderScene,
  name: Name,
  { to, content }: { to: SpokenTo; content: MessageContent<Name> },
): RenderedMessage {
  const message = findMessage(name)
  return renderTexts(message.copiedAs ?? message, to.locale, parametersOf(scene, to, content))
}

function parametersOf<Name extends MessageName>(
  { needs, edition }: RenderScene,
  to: SpokenTo,
  content: MessageContent<Name>,
) {
  return { ...contentIn(content, to.locale), ...addressing(needs.config, edition, to) }
}

/** The texts of a message in one language. */
export function renderTexts<Parameters>(
  { sms, subject, text }: MessageTexts<Parameters>,
  locale: 'ru' | 'en',
  parameters: Parameters,
): RenderedMessage {
  return {
    sms: sms ? inShort(sms(parameters, { locale }), locale) : null,
    email:
      subject && text
        ? { subject: subject(parameters, { locale }), text: text(parameters, { locale }) }
        : null,
  }
}

/** A single non-breaking space would take an English SMS out of the GSM alphabet and double its length. */
function inShort(sms: string, locale: 'ru' | 'en'): string {
  return locale === 'en' ? sms.replaceAll('\u00a0', ' ') : sms
}
