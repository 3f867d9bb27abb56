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

/** An unexpected warning is a defect. A test that expects one puts its own spy on the method, which replaces this one. */
afterEach(() => {
  const first = complaints.splice(0)
  if (first.length > 0) throw new Error(first.join('\n'))
})
