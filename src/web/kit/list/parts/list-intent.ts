/** What a key means in a queue. */
export type RowIntent =
  | { kind: 'move'; step: 1 | -1; extend: boolean }
  | { kind: 'toggle' | 'tickAll' | 'open' | 'search' | 'help' | 'leave' }
  | { kind: 'letter'; letter: string }

export type PressedKey = {
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * Reads a key by its meaning. With a non-Latin layout, letters are taken from their position, so that `j` works with a Russian keyboard. Null for
 * keys that a queue ignores.
 */
export function rowIntent(pressed: PressedKey): RowIntent | null {
  const { key, shiftKey } = pressed
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey)
    return !pressed.altKey && !shiftKey && letterOf(pressed) === 'a' ? { kind: 'tickAll' } : null
  if (key === 'ArrowDown') return { kind: 'move', step: 1, extend: shiftKey }
  if (key === 'ArrowUp') return { kind: 'move', step: -1, extend: shiftKey }
  if (key === 'Enter') return { kind: 'open' }
  if (key === 'Escape') return { kind: 'leave' }
  if (key === '?' || (pressed.code === 'Slash' && shiftKey)) return { kind: 'help' }
  if (key === '/' || pressed.code === 'Slash') return { kind: 'search' }
  return letterIntent(letterOf(pressed), shiftKey)
}

function letterIntent(letter: string | null, extend: boolean): RowIntent | null {
  if (letter === 'j') return { kind: 'move', step: 1, extend }
  if (letter === 'k') return { kind: 'move', step: -1, extend }
  if (letter === 'x') return { kind: 'toggle' }
  return letter && !extend ? { kind: 'letter', letter } : null
}

function letterOf({ key, code }: PressedKey): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^\p{L}$/u.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : null
}
