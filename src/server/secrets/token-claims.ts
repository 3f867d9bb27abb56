/** Whom a token is for: the people's own pages or the console. */
export type TokenAudience = 'participant' | 'organizer'

export type TokenClaims = { tokenGuid: string; accountGuid: string; audience: TokenAudience; expiresAt: Date }
