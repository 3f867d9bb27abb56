/**
 * The header in which the app sends the words searched for (the parameter `q` of a list), percent-encoded. They are often somebody's name, and
 * addresses are kept in the logs of proxies.
 */
export const searchHeader = 'X-Search-Words'
