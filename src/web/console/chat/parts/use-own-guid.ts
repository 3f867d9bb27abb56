import { tokenAccount } from '#web/kit/session/decode-token.ts'
import { useSession } from '#web/kit/session/use-session.ts'

/** Whose log-in this is, as the token says; null for none. The server decides by itself whose a conversation is. */
export function useOwnGuid(): string | null {
  return tokenAccount(useSession().accessToken)
}
