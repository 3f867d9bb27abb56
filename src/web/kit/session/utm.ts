import { bootWriting } from '#web/kit/kept/boot-script.ts'

// Enough for any campaign, but a link cannot fill the storage.
const longestValue = 255
const mostParameters = 20

/**
 * Keeps a visit's query parameters that start with `utm_` in the storage under `utm`, as JSON (spec point 2): the last of a repeated one; a visit
 * without any keeps the former ones. Runs in the head, because a visitor may follow a link before the scripts have run, and the server's links have
 * no query. The text is constant: its hash is in the content security policy. Full or forbidden storage must not stop the page.
 */
export const utmBootScript = bootWriting(
  'utm',
  `var u=[];new URLSearchParams(location.search).forEach(function(v,n){if(/^utm_/.test(n)&&n.length<=${longestValue})u.push([n,v.slice(0,${longestValue})])});if(u.length)keep(Object.fromEntries(u.slice(0,${mostParameters})))`,
)
