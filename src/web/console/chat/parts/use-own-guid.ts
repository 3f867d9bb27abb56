import { decodeToken } from '#web/kit/session/decode-token.ts'
import { useSession } from '#web/kit/session/use-session.ts'

/** Whose log-in this is, as the token says; null for none. The server decides by itself whose a conversation is. */
export function useOwnGuid(): string | null {
  const { accessToken } = useSession()
  if (!accessToken) return null
  const { sub } = decodeToken(accessToken)
  return typeof sub === 'string' ? sub : null
}
