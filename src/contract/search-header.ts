/** What a list is searched for (`q`, percent-encoded). It is often somebody's name, and proxies write addresses into their logs. */
export const searchHeader = 'X-Search-Words'
