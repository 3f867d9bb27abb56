import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from './api-error.ts'

/** Server data of the cabinet and the console; refusals are final, only lost connections and overload are tried again. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            // Offline queries fail, so that the page can say so; paused ones would load forever.
            networkMode: 'always',
            refetchOnReconnect: true,
            retry: (count, error) => count < 2 && isPassing(error),
            staleTime: 10_000,
          },
          // A change that cannot be sent now fails now and is not sent later by itself.
          mutations: { networkMode: 'always', retry: false },
        },
      }),
  )
  // The library assumes that a page is online when it opens, and would miss the network coming back.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}
