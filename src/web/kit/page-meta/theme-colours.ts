/** Backgrounds from tokens.css, for the browser's own frame around the page. */
export const themeColours = { light: '#ffffff', dark: '#0d1317' } as const
