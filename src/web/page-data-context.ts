import { createContext } from 'react-router'
import type { PageData } from '#contract/page-data.ts'

/** Carries the server's public facts into loaders; exported by the server entry so that the server can fill it. */
export const pageDataContext = createContext<PageData>()
