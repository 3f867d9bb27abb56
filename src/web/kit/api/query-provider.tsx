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
            // Without a network a page says so: a query that waits for one shows a pause without an end.
            networkMode: 'always',
            refetchOnReconnect: true,
            retry: (count, error) => count < 2 && isPassing(error),
            staleTime: 10_000,
          },
          // What cannot leave now is refused now, not sent by itself later.
          mutations: { networkMode: 'always', retry: false },
        },
      }),
  )
  // The library takes a page that opens without a network for connected, and would miss that one comes.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}
