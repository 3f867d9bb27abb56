import { afterEach, beforeEach, vi } from 'vitest'

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${method}: ${parts.map(String).join(' ')}`)
    })
  }
})

/** A warning that nobody expects is a defect. A test that expects one puts its own spy on the method, which takes this one's place. */
afterEach(() => {
  const first = complaints.splice(0)
  if (first.length > 0) throw new Error(first.join('\n'))
})
