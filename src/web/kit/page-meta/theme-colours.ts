/** Grounds of tokens.css, for the frame that browsers draw around a page. */
export const themeColours = { light: '#ffffff', dark: '#0d1317' } as const
