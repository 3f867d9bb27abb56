export type TokenAudience = 'participant' | 'organizer'

export type TokenClaims = { tokenGuid: string; accountGuid: string; audience: TokenAudience; expiresAt: Date }
