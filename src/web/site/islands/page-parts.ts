/** A record's page failed to load; `status` is 0 without an answer. */
export class PageReadError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The page could not be read: ${status}`)
    this.status = status
  }
}

export type PageParts = { body: Node[]; actions: Node[] }

/** Fetches a page of ours and returns its parts for a panel (`data-panel-part`, `data-panel-action`). */
export async function readParts(address: string, signal: AbortSignal): Promise<PageParts> {
  const response = await fetch(address, { headers: { Accept: 'text/html' }, signal }).catch(() => null)
  if (!response?.ok) throw new PageReadError(response?.status ?? 0)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const parts = (mark: string) => Array.from(page.querySelectorAll(mark), part => document.adoptNode(part))
  const body = parts('[data-panel-part]')
  if (body.length === 0) throw new PageReadError(response.status)
  return { body, actions: parts('[data-panel-action]') }
}
