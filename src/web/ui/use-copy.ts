import { useState } from 'react'

/** Copies a text to the clipboard, and whether it went; a browser may forbid it. */
export function useCopy(text: string) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }
  return { result, copy }
}
