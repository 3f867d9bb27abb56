/** Calls back whenever another tab may have changed what is kept: at once, and when a frozen or cached tab becomes visible again. */
export function watchKept(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', look)
  }
}
