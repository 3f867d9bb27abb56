export type TelegramCode = 'telegram_invalid'

/** Addresses that people copy together with the nick. */
const before = /^(?:https?:\/\/)?(?:www\.)?(?:t\.me|telegram\.me)\/|^@/i

/** A nick of Telegram without the sign before it: a Latin letter, then letters, digits and underscores, 5 to 32 in all. */
export function checkTelegram(typed: string): { ok: true; nick: string } | { ok: false; code: TelegramCode } {
  const nick = typed.trim().replace(before, '')
  return /^[a-z]\w{4,31}$/i.test(nick) ? { ok: true, nick } : { ok: false, code: 'telegram_invalid' }
}
